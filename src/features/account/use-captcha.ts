import { useQuery } from '@tanstack/react-query';
import { queries } from '../../api/api.ts';
import { displayFailure } from '../../api/errors.ts';

export interface CaptchaState {
  /** The picture as a data URL, and its name for the call that answers it. */
  picture: string | undefined;
  imgKey: string | undefined;
  isLoading: boolean;
  failure: string | undefined;
  reload: () => void;
}

/** One picture at a time; each is good for one try, so that none is kept. */
export function useCaptcha(): CaptchaState {
  const { data, error, isFetching, refetch } = useQuery({
    ...queries.generateCaptchaOptions(),
    staleTime: Infinity,
    gcTime: 0,
  });
  const current = isFetching || error ? undefined : data;
  return {
    picture: current?.imgBase64,
    imgKey: current?.imgKey,
    isLoading: isFetching,
    failure: error && !isFetching ? displayFailure(error).text : undefined,
    reload: () => void refetch(),
  };
}
