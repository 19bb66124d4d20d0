import { operations } from '#generated/operations.ts';
import { failureReasons, validators } from '#generated/validators.ts';
import type { HostContract } from '#wire/host/contract.ts';
import { codeText, failureText, messageText } from './texts.ts';

/** The product's contract, as the wire's host takes it. */
export const hostContract: HostContract = {
  operations,
  validators,
  failureReasons,
  texts: {
    code: codeText,
    refusal: (name, language) =>
      name === 'brokenParameters' ? messageText(name, language) : failureText(name, language),
  },
};
