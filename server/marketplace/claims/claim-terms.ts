import type { ClaimTerms } from '#generated/client/types.gen.ts';
import type { VersionedSetting } from '#server/platform/calls/versioned-setting.ts';

/** The deadlines of claims. */
export const claimTerms: VersionedSetting<ClaimTerms> = {
  name: 'claim-terms',
  unset: { version: 0, hours: 48, answerDays: 3, replyDays: 14 },
  act: 'set-claim-terms',
};
