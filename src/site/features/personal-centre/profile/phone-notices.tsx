import Alert from '@mui/material/Alert';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useEffect, useRef, useState } from 'react';
import { useForm } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import type { NoticeChannel, NoticeSettings } from '#generated/client/types.gen.ts';
import { api, queries } from '#shared/api/api.ts';
import { displayFailure, type Failure } from '#shared/api/errors.ts';
import { refetchShown } from '#shared/api/invalidate.ts';
import { Form } from '#shared/forms/form.tsx';
import { NativeSelect } from '#shared/forms/native-select.tsx';
import { TextInput } from '#shared/forms/text-input.tsx';
import { useField } from '#shared/forms/use-field.ts';
import { showToast } from '#shared/state/toasts.ts';
import { Button } from '#shared/ui/button.tsx';
import { checkNumber, writeNumber } from '#site/components/phone-number.ts';
import { Sheet } from '../frame/item-section.tsx';
import styles from './phone-notices.module.css';

interface PhoneNoticesProps {
  /** The user's country, for numbers as dialled there; empty until it is known. */
  countryCode: string;
}

/** Order notices by WhatsApp or SMS: a number, its confirmation, and how to stop. Nothing if the server sends none. */
export function PhoneNotices({ countryCode }: PhoneNoticesProps) {
  const { t } = useTranslation('phone-notices');
  const { data } = useQuery({ ...queries.getNoticeSettingsOptions(), staleTime: 0 });
  if (!data || data.channels.length === 0) return null;
  return (
    <Sheet isNarrow>
      <section className={styles.panel} aria-labelledby="phone-notices">
        <h2 id="phone-notices" className={styles.title}>
          {t('title')}
        </h2>
        <Settings settings={data} countryCode={countryCode} />
      </section>
    </Sheet>
  );
}

type Step = 'shown' | 'entering';

function Settings({ settings, countryCode }: PhoneNoticesProps & { settings: NoticeSettings }) {
  const { t } = useTranslation(['phone-notices', 'common']);
  const { channels, number, pending } = settings;
  const [step, setStep] = useState<Step>('shown');
  /** The settings when a code was last awaited. */
  const [awaited, setAwaited] = useState(settings);
  if (pending && settings !== awaited) setAwaited(settings);
  const ended = step === 'shown' ? endedCode(awaited, settings) : undefined;
  const [channel = 'sms'] = channels;
  const known = pending ?? ended ?? number ?? { channel, phone: '' };
  const isEntering = step === 'entering' || ended !== undefined || (!pending && !number);

  function cancel(): void {
    setStep('shown');
    setAwaited(settings);
  }

  return (
    <>
      {!number && <p className={styles.note}>{t('intro')}</p>}
      {number && <Confirmed number={number} isQuiet={isEntering || pending !== undefined} onChange={setStep} />}
      {ended && <Alert severity="warning">{t('codeEnded', { phone: writeNumber(ended.phone) })}</Alert>}
      {isEntering && (
        <NumberForm channels={channels} known={known} countryCode={countryCode} onSent={() => setStep('shown')} />
      )}
      {isEntering && (pending ?? number) && (
        <Button variant="text" onClick={cancel}>
          {t('common:cancel')}
        </Button>
      )}
      {!isEntering && pending && <CodeForm pending={pending} onOther={() => setStep('entering')} />}
    </>
  );
}

/**
 * The number whose code has expired or was wrong too often; undefined if it was confirmed or notices were stopped, which
 * changes the number.
 */
function endedCode(awaited: NoticeSettings, { number, pending }: NoticeSettings): NoticeSettings['pending'] {
  const last = awaited.pending;
  if (pending || number !== awaited.number) return undefined;
  // Confirming the same number again changes nothing.
  const isConfirmed = number?.phone === last?.phone && number?.channel === last?.channel && !number?.problem;
  return isConfirmed ? undefined : last;
}

/** Carries out one action at a time, and tells why it failed. */
function useAction() {
  const queryClient = useQueryClient();
  const [failure, setFailure] = useState<string>();
  const [isBusy, setBusy] = useState(false);
  // A second press before the button re-renders counts once.
  const busy = useRef(false);

  async function run(act: () => Promise<{ error?: Failure | undefined }>): Promise<boolean> {
    if (busy.current) return false;
    busy.current = true;
    setBusy(true);
    const { error } = await act();
    // If the answer was lost, this shows what has happened.
    await refetchShown(queryClient, 'getNoticeSettings');
    busy.current = false;
    setBusy(false);
    setFailure(placed(error));
    return !error;
  }

  return { run, isBusy, failure };
}

/** The message of a failure, unless a dialog shows it. */
function placed(failure: Failure | undefined): string | undefined {
  if (!failure) return undefined;
  const { owner, text } = displayFailure(failure);
  return owner === 'place' ? text : undefined;
}

interface ConfirmedProps {
  number: NonNullable<NoticeSettings['number']>;
  /** Another number is being entered or confirmed. */
  isQuiet: boolean;
  onChange: (step: Step) => void;
}

function Confirmed({ number, isQuiet, onChange }: ConfirmedProps) {
  const { t } = useTranslation('phone-notices');
  const { run, isBusy, failure } = useAction();
  const { channel, problem } = number;
  const phone = writeNumber(number.phone);

  async function stop(): Promise<void> {
    if (await run(() => api.stopNotices())) {
      onChange('shown');
      showToast('success', t('stopped'));
    }
  }

  return (
    <>
      {problem === undefined ? (
        <p>{t(`on_${channel}`, { phone })}</p>
      ) : (
        <Alert severity="warning">{t(`problem_${problem}_${channel}`, { phone })}</Alert>
      )}
      {failure !== undefined && <Alert severity="error">{failure}</Alert>}
      <div className={styles.acts}>
        {!isQuiet && (
          <Button variant="outlined" disabled={isBusy} onClick={() => onChange('entering')}>
            {problem === undefined ? t('change') : t('again')}
          </Button>
        )}
        <Button variant="text" loading={isBusy} onClick={() => void stop()}>
          {t('stop')}
        </Button>
      </div>
    </>
  );
}

interface NumberFormProps extends PhoneNoticesProps {
  channels: readonly NoticeChannel[];
  known: { channel: NoticeChannel; phone: string };
  onSent: () => void;
}

function NumberForm({ channels, known, countryCode, onSent }: NumberFormProps) {
  const { t } = useTranslation('phone-notices');
  const queryClient = useQueryClient();
  const form = useForm({
    defaultValues: { channel: known.channel, phone: known.phone && writeNumber(known.phone) },
  });
  const { control } = form;
  const channel = useField({ control, name: 'channel' });
  const phone = useField({
    control,
    name: 'phone',
    check: (written) => ('digits' in checkNumber(written, countryCode) ? undefined : t('phoneInvalid')),
  });

  async function send(values: { channel: NoticeChannel; phone: string }): Promise<void> {
    const checked = checkNumber(values.phone, countryCode);
    if (!('digits' in checked)) return;
    const { error } = await api.requestNoticeCode({ body: { channel: values.channel, phone: checked.digits } });
    // If the answer was lost, this shows whether the code was sent.
    await refetchShown(queryClient, 'getNoticeSettings');
    const message = placed(error);
    if (message !== undefined) form.setError('root', { message });
    if (!error) onSent();
  }

  return (
    <Form form={form} onSubmit={send} submitLabel={t('sendCode')}>
      {channels.length > 1 && (
        <NativeSelect
          {...channel}
          onChange={(value) => channel.onChange(value === 'whatsapp' ? 'whatsapp' : 'sms')}
          label={t('channel')}
          choices={channels.map((value) => ({ value, label: t(value) }))}
        />
      )}
      <TextInput
        {...phone}
        label={t('phone')}
        hint={t('phoneHint')}
        placeholder="+254 712 345 678"
        autoComplete="tel"
        isRequired
      />
    </Form>
  );
}

interface CodeFormProps {
  pending: NonNullable<NoticeSettings['pending']>;
  onOther: () => void;
}

const longestPause = 60_000;

function CodeForm({ pending, onOther }: CodeFormProps) {
  const { t } = useTranslation('phone-notices');
  const queryClient = useQueryClient();
  const { run, isBusy, failure } = useAction();
  const mayResend = useIsPast(pending.resendAt);
  const form = useForm({ defaultValues: { code: '' } });
  const code = useField({
    control: form.control,
    name: 'code',
    check: (text) => (/^\d{6}$/.test(text) ? undefined : t('codeInvalid')),
  });
  const { channel, phone } = pending;

  async function confirm(values: { code: string }): Promise<void> {
    const { error } = await api.confirmNoticeCode({ body: values });
    const message = placed(error);
    if (message !== undefined) form.setError('root', { message });
    if (!error) showToast('success', t('confirmed'));
    await refetchShown(queryClient, 'getNoticeSettings');
  }

  return (
    <>
      <p>{t(`codeSent_${channel}`, { phone: writeNumber(phone) })}</p>
      <Form form={form} onSubmit={confirm} submitLabel={t('confirm')}>
        <TextInput {...code} label={t('code')} kind="number" autoComplete="one-time-code" maxLength={6} isRequired />
      </Form>
      {failure !== undefined && <Alert severity="error">{failure}</Alert>}
      {!mayResend && <p className={styles.note}>{t('resendWait')}</p>}
      <div className={styles.acts}>
        {mayResend && (
          <Button
            variant="outlined"
            loading={isBusy}
            onClick={() => void run(() => api.requestNoticeCode({ body: { channel, phone } }))}
          >
            {t('resend')}
          </Button>
        )}
        <Button variant="text" disabled={isBusy} onClick={onOther}>
          {t('other')}
        </Button>
      </div>
    </>
  );
}

/** Whether a moment at most a minute ahead has passed. A wrong clock delays it by no more than that. */
function useIsPast(moment: string): boolean {
  const [passed, setPassed] = useState<string>();
  useEffect(() => {
    const wait = Math.min(longestPause, Math.max(0, Date.parse(moment) - Date.now()));
    const timer = setTimeout(() => setPassed(moment), wait);
    return () => clearTimeout(timer);
  }, [moment]);
  return passed === moment;
}
