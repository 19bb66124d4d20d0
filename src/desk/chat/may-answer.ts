import type { StaffRole } from '../../../generated/client/types.gen.ts';

/** Whether a role answers chats, and not only reads them. The server judges each call by itself. */
export function mayAnswer(role: StaffRole): boolean {
  return role === 'owner' || role === 'sales';
}
