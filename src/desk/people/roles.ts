import type { StaffRole } from '#generated/client/types.gen.ts';

export const roles: readonly StaffRole[] = ['owner', 'sales', 'accounts', 'logistics', 'stock', 'readOnly'];
