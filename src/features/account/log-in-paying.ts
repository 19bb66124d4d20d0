import type { LoginPayload } from '../../../generated/client/types.gen.ts';
import { api } from '../../api/api.ts';
import { canProve, prove } from './prove.ts';

const tooManyWrong = 428;
/** Somebody who guesses at the account meanwhile may make the work dearer while it is done. */
const timesPaid = 3;

/**
 * Logs in. After too many wrong passwords, whoever's, the server wants each try paid with work: the browser does it, and
 * its owner waits a little longer. Where it cannot be had or done, the refusal stands.
 */
export async function logInPaying(payload: LoginPayload) {
  let answer = await api.login({ body: payload });
  for (let times = 0; times < timesPaid && isToBePaid(answer); times += 1) {
    const { data: work } = await api.getLoginChallenge({ body: { email: payload.email } });
    if (!work || !canProve(work.challenge)) break;
    const captcha = await prove(work.challenge).catch(() => undefined);
    if (captcha === undefined) break;
    answer = await api.login({ body: { ...payload, captcha, imgKey: work.imgKey } });
  }
  return answer;
}

function isToBePaid({ data, error }: Awaited<ReturnType<typeof api.login<false>>>): boolean {
  return (data ?? error)?.code === tooManyWrong;
}
