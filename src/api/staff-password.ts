import { zStaffNewPassword } from '../../generated/client/validators/shared-staff.gen.ts';

export const maxStaffPassword = 128;

/** Whether the contract takes a new password of the staff, whose only rule is its length. */
export function acceptsNewPassword(text: string): boolean {
  return zStaffNewPassword.safeParse(text).success;
}
