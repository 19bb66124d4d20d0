import type { StaffRole } from '#generated/client/types.gen.ts';

/** Whether a role can reply to chats. The server checks every call itself. */
export function canReply(role: StaffRole): boolean {
  return role === 'owner' || role === 'sales';
}
