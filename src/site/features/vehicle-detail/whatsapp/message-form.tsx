import Dialog from '@mui/material/Dialog';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import DialogTitle from '@mui/material/DialogTitle';
import { Image, MessageCircle } from 'lucide-react';
import { useId, useState, type FormEvent } from 'react';
import { useTranslation } from 'react-i18next';
import { TextInput } from '#shared/forms/text-input.tsx';
import { useFormats } from '#shared/i18n/use-formats.ts';
import { whatsAppAddress } from '#site/components/whatsapp-address.ts';
import { Button } from '#shared/ui/button.tsx';
import { clearRecipient, saveRecipient, readRecipient } from '#site/remembered/last-recipient.ts';
import styles from './message-form.module.css';
import { useSharablePicture } from './picture-file.ts';
import { type CheckedNumber, checkNumber } from '#site/components/phone-number.ts';

interface MessageFormProps {
  text: string;
  picture: { image: string | undefined; name: string };
  /** The country for numbers without a calling code. */
  countryCode: string;
  onClose: () => void;
}

/** The message and the recipient's number, which is offered again the next time. */
export function MessageForm({ text, picture, countryCode, onClose }: MessageFormProps) {
  const { t } = useTranslation(['sharing', 'common']);
  const sayFault = useSayFault(countryCode);
  const titleId = useId();
  const file = useSharablePicture(picture.image, picture.name);
  const [kept, setKept] = useState(readRecipient);
  const [number, setNumber] = useState(kept === undefined ? '' : `+${kept}`);
  const [fault, setFault] = useState<string>();

  function change(written: string): void {
    setNumber(written);
    setFault(undefined);
  }

  function forget(): void {
    clearRecipient();
    setKept(undefined);
    change('');
  }

  function send(event: FormEvent): void {
    event.preventDefault();
    const checked = number.trim() === '' ? undefined : checkNumber(number, countryCode);
    if (checked && 'fault' in checked) return setFault(sayFault(checked));
    if (checked) saveRecipient(checked.digits);
    window.open(whatsAppAddress(text, checked?.digits), '_blank', 'noopener');
    onClose();
  }

  async function share(files: File[]): Promise<void> {
    try {
      await navigator.share({ files, text });
      onClose();
    } catch {
      // The sender has closed the sheet, and may choose another way.
    }
  }

  return (
    <Dialog open fullWidth maxWidth="sm" aria-labelledby={titleId} onClose={onClose}>
      <DialogTitle id={titleId}>{t('title')}</DialogTitle>
      <form noValidate className={styles.form} onSubmit={send}>
        <DialogContent className={styles.content ?? ''}>
          <TextInput
            label={t('number')}
            value={number}
            onChange={change}
            error={fault}
            hint={t(kept === undefined ? 'numberHint' : 'numberKept')}
            placeholder="+254 712 345 678"
            autoComplete="tel"
            enterKeyHint="send"
          />
          {kept !== undefined && (
            <Button className={styles.forget ?? ''} variant="text" size="small" onClick={forget}>
              {t('forget')}
            </Button>
          )}
          <section aria-label={t('message')}>
            <p className={styles.message}>{text}</p>
          </section>
        </DialogContent>
        <DialogActions className={styles.acts ?? ''}>
          <Button variant="text" onClick={onClose}>
            {t('common:cancel')}
          </Button>
          {file && (
            <Button
              variant="outlined"
              startIcon={<Image size="1.25em" aria-hidden />}
              onClick={() => void share([file])}
            >
              {t('withPicture')}
            </Button>
          )}
          <Button type="submit" startIcon={<MessageCircle size="1.25em" aria-hidden />}>
            {t('open')}
          </Button>
        </DialogActions>
      </form>
    </Dialog>
  );
}

/** Explains how to correct an invalid number. */
function useSayFault(countryCode: string): (found: Extract<CheckedNumber, { fault: string }>) => string {
  const { t } = useTranslation('sharing');
  const formats = useFormats();
  return ({ fault, count }) => t(fault, { count, country: formats.country(countryCode) });
}
