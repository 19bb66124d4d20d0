import type { LoginChallenge } from '#generated/client/types.gen.ts';
import type { FailureCode } from '#generated/codes.ts';
import { canProve, prove } from './prove.ts';

/** The account accepts no password for a while unless a proof of work comes with it. */
const passwordLocked = 428 satisfies FailureCode;
/** Other password guesses may raise the difficulty while the work is done. */
const timesPaid = 3;

interface Proof {
  captcha?: string;
  imgKey?: string;
}

interface Outcome {
  data?: { code?: unknown } | undefined;
  error?: { code?: unknown } | undefined;
}

/**
 * Makes a login. After too many wrong passwords the server requires a proof of work with each attempt, from anybody. The
 * browser does that work, so the user only waits a little longer. Without it the refusal is returned.
 */
export async function callWithProof<Answer extends Outcome>(
  call: (proof: Proof) => Promise<Answer>,
  askForWork: () => Promise<{ data?: LoginChallenge | undefined }>,
): Promise<Answer> {
  let answer = await call({});
  for (let times = 0; times < timesPaid && isToBePaid(answer); times += 1) {
    const { data: work } = await askForWork();
    if (!work || !canProve(work.challenge)) break;
    const captcha = await prove(work.challenge).catch(() => undefined);
    if (captcha === undefined) break;
    answer = await call({ captcha, imgKey: work.imgKey });
  }
  return answer;
}

function isToBePaid({ data, error }: Outcome): boolean {
  return (data ?? error)?.code === passwordLocked;
}
