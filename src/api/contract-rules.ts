import { zEmail, zPassword } from '../../generated/client/zod.gen.ts';

/** The contract's own rules for what a person types, so that no form lets through what a call would refuse. */
export const contractAccepts = {
  email: (text: string) => zEmail.safeParse(text).success,
  password: (text: string) => zPassword.safeParse(text).success,
};
