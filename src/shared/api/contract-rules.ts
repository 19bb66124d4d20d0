import { zAuthKey, zPassword } from '#generated/client/validators/shared-user.gen.ts';
import { zEmail } from '#generated/client/validators/shared.gen.ts';

/** The contract's own rules for input, so that no form accepts what a call would refuse. */
export const contractAccepts = {
  email: (text: string) => zEmail.safeParse(text).success,
  /** The key of a truncated link, which no call accepts. */
  authKey: (text: string) => zAuthKey.safeParse(text).success,
  password: (text: string) => zPassword.safeParse(text).success,
};
