import { queryOptions, useQuery, useQueryClient } from '@tanstack/react-query';
import type { Captcha, Challenge } from '../../../generated/client/types.gen.ts';
import { queries } from '../../api/api.ts';
import { displayFailure } from '../../api/errors.ts';
import { canProve, prove } from './prove.ts';

export interface CaptchaState {
  /** Whether somebody has to read a picture; else the browser does work in place of it. Unknown until one has come. */
  way: 'read' | 'prove' | undefined;
  /** The picture as a data URL. */
  picture: string | undefined;
  isLoading: boolean;
  isProved: boolean;
  failure: string | undefined;
  reload: () => void;
  /** What goes with the call, as soon as the work is done; nothing where there is a picture after all, or none came. */
  answer: (typed: string) => Promise<{ captcha: string; imgKey: string } | undefined>;
}

/** Work that was begun too late to arrive in time is begun anew. */
const marginSeconds = 20;

/** One picture at a time; each is good for one try, so that none is kept. */
export function useCaptcha(): CaptchaState {
  const queryClient = useQueryClient();
  const { data, error, isFetching, dataUpdatedAt, refetch } = useQuery({
    ...queries.generateCaptchaOptions(),
    staleTime: Infinity,
    gcTime: 0,
  });
  const current = isFetching || error ? undefined : data;
  const challenge = current && challengeOf(current);
  const proof = useQuery({ ...proofOf(current?.imgKey, challenge), enabled: challenge !== undefined });
  const isProving = data !== undefined && challengeOf(data) !== undefined && !proof.isError;
  const isOver = (given: Challenge) => Date.now() - dataUpdatedAt > (given.goodForSeconds - marginSeconds) * 1000;

  async function answer(typed: string) {
    const isGood = current && !(challenge && isOver(challenge));
    const given = isGood ? current : (await refetch({ cancelRefetch: false })).data;
    if (!given) return undefined;
    const work = challengeOf(given);
    const captcha =
      work && !proof.isError ? await queryClient.fetchQuery(proofOf(given.imgKey, work)).catch(() => '') : typed;
    return captcha === '' ? undefined : { captcha, imgKey: given.imgKey };
  }

  return {
    way: wayOf(),
    picture: current?.imgBase64,
    isLoading: isFetching,
    isProved: proof.isSuccess,
    failure: error && !isFetching ? displayFailure(error).text : undefined,
    reload: () => void refetch(),
    answer,
  };

  function wayOf(): CaptchaState['way'] {
    if (isProving) return error ? 'read' : 'prove';
    return data || error ? 'read' : undefined;
  }
}

function challengeOf({ challenge }: Captcha): Challenge | undefined {
  return challenge && canProve(challenge) ? challenge : undefined;
}

function proofOf(imgKey: string | undefined, challenge: Challenge | undefined) {
  return queryOptions({
    queryKey: ['captcha-proof', imgKey],
    queryFn: ({ signal }) => {
      if (!challenge) throw new Error('There is nothing to prove.');
      return prove(challenge, signal);
    },
    staleTime: Infinity,
    gcTime: 0,
    retry: false,
  });
}
