import { zStaffNewPassword } from '#generated/client/validators/shared-staff.gen.ts';

export const maxStaffPassword = 128;

/** Whether the contract accepts a new staff password, whose only rule is its length. */
export function acceptsNewPassword(text: string): boolean {
  return zStaffNewPassword.safeParse(text).success;
}
