import { zAuthKey, zPassword } from '../../generated/client/validators/shared-user.gen.ts';
import { zEmail } from '../../generated/client/validators/shared.gen.ts';

/** The contract's own rules for what a person types, so that no form lets through what a call would refuse. */
export const contractAccepts = {
  email: (text: string) => zEmail.safeParse(text).success,
  /** A link that lost a part on its way to the browser has a key that no call takes. */
  authKey: (text: string) => zAuthKey.safeParse(text).success,
  password: (text: string) => zPassword.safeParse(text).success,
};
