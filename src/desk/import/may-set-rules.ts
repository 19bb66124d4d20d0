import type { StaffRole } from '#generated/operations.ts';

export function maySetRules(role: StaffRole): boolean {
  return role === 'owner' || role === 'accounts';
}
