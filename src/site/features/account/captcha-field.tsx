import { queryOptions, useQuery, useQueryClient } from '@tanstack/react-query';
import { RefreshCw, ShieldCheck } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import type { Captcha, Challenge } from '#generated/client/types.gen.ts';
import { queries } from '#shared/api/api.ts';
import { displayFailure } from '#shared/api/errors.ts';
import type { FieldProps } from '#shared/forms/field-frame.tsx';
import { TextInput } from '#shared/forms/text-input.tsx';
import { Button } from '#shared/ui/button.tsx';
import styles from './captcha-field.module.css';
import { canProve, prove } from '#shared/api/prove.ts';

export const maxCaptchaLength = 20;

interface CaptchaFieldProps extends FieldProps {
  captcha: CaptchaState;
}

/**
 * A captcha image with its field and a button for another image. If the browser does a proof of work, only a note is shown.
 */
export function CaptchaField({ captcha, ...field }: CaptchaFieldProps) {
  const { t } = useTranslation('account');
  const { way, picture, isLoading, isProved, failure, reload } = captcha;
  if (way !== 'read') {
    return (
      <output className={styles.proof} data-proved={isProved}>
        <ShieldCheck aria-hidden size="1.125rem" />
        {isProved ? t('captchaProved') : t('captchaProving')}
      </output>
    );
  }
  return (
    <div className={styles.captcha}>
      <TextInput {...field} maxLength={maxCaptchaLength} autoComplete="off" />
      <div className={styles.picture} aria-busy={isLoading}>
        {picture !== undefined && <img src={picture} alt={t('captchaPicture')} className={styles.image} />}
        {failure !== undefined && <p role="alert">{failure}</p>}
      </div>
      <Button
        variant="outlined"
        className={styles.reload}
        aria-label={t('captchaReload')}
        title={t('captchaReload')}
        disabled={isLoading}
        startIcon={<RefreshCw aria-hidden size="1.125rem" />}
        onClick={reload}
      />
    </div>
  );
}

interface CaptchaState {
  /** Whether the user reads an image or the browser does work instead. Undefined until the server has answered. */
  way: 'read' | 'prove' | undefined;
  /** The image as a data URL. */
  picture: string | undefined;
  isLoading: boolean;
  isProved: boolean;
  failure: string | undefined;
  reload: () => void;
  /** Resolves to the fields for the call when the work is done, or to undefined without a code and without a proof. */
  answer: (typed: string) => Promise<{ captcha: string; imgKey: string } | undefined>;
}

/** A challenge that expires sooner is not used, since the call might arrive too late. */
const marginSeconds = 20;

/** Loads one image at a time. It is not cached, since each image is valid for one attempt. */
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
