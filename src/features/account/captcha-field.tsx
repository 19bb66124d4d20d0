import { RefreshCw, ShieldCheck } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import type { FieldProps } from '../../forms/field-frame.tsx';
import { TextInput } from '../../forms/text-input.tsx';
import { Button } from '../../ui/button.tsx';
import styles from './captcha-field.module.css';
import type { CaptchaState } from './use-captcha.ts';

export const maxCaptchaLength = 20;

interface CaptchaFieldProps extends FieldProps {
  captcha: CaptchaState;
}

/** A code to be read from a picture, and a way to another picture; or a word that there is nothing to be read. */
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
        look="outline"
        className={styles.reload}
        aria-label={t('captchaReload')}
        title={t('captchaReload')}
        disabled={isLoading}
        icon={<RefreshCw aria-hidden size="1.125rem" />}
        onClick={reload}
      />
    </div>
  );
}
