import { useQuery, useQueryClient } from '@tanstack/react-query';
import { ImagePlus, X } from 'lucide-react';
import IconButton from '@mui/material/IconButton';
import { useRef, useState, type ChangeEvent } from 'react';
import { useForm } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import type { Claim, ClaimKind, Order, OrderClaims } from '#generated/client/types.gen.ts';
import { api, queries } from '#shared/api/api.ts';
import { displayFailure, type Failure } from '#shared/api/errors.ts';
import { refetchShown } from '#shared/api/invalidate.ts';
import { linkValidity } from '#shared/components/documents/link-lifetime.ts';
import { checkPicture, sizeText, usualLimit } from '#shared/components/uploads/picture-checks.ts';
import { trySendInParts } from '#shared/components/uploads/send-in-parts.ts';
import { Form } from '#shared/forms/form.tsx';
import { NativeSelect } from '#shared/forms/native-select.tsx';
import { TextArea } from '#shared/forms/text-area.tsx';
import { useField } from '#shared/forms/use-field.ts';
import { useFormats } from '#shared/i18n/use-formats.ts';
import { showToast } from '#shared/state/toasts.ts';
import { Button } from '#shared/ui/button.tsx';
import { OrderSection } from '#site/components/orders/order-parts.tsx';
import { toBase64 } from '#wire/bytes.ts';
import { ApiFailure } from '#wire/client/failure.ts';
import styles from './claims-panel.module.css';
import { PartLoading } from './part-loading.tsx';

const kinds = ['damage', 'missingParts', 'wrongCar', 'mileage'] as const satisfies readonly ClaimKind[];
const longestText = 2000;
const mostPhotos = 12;

/** Reports a fault of a vehicle that has arrived, and shows what became of it. */
export default function ClaimsPanel({ order: { id } }: { order: Pick<Order, 'id'> }) {
  const { t } = useTranslation('claims');
  const { data, error, isFetching, refetch } = useQuery({
    ...queries.getClaimsOptions({ body: { id } }),
    refetchInterval: linkValidity,
  });
  const [isReporting, setReporting] = useState(false);
  return (
    <OrderSection title={t('title')}>
      {!data && <PartLoading error={error} isFetching={isFetching} onRetry={() => void refetch()} />}
      {data && (
        <div className={styles.panel}>
          {data.claims.map((claim) => (
            <ShownClaim key={claim.id} claim={claim} />
          ))}
          <Window window={data.window} />
          {data.canReport &&
            (isReporting ? (
              <ReportForm orderId={id} onClose={() => setReporting(false)} />
            ) : (
              <Button variant="outlined" className={styles.begin ?? ''} onClick={() => setReporting(true)}>
                {t('report')}
              </Button>
            ))}
        </div>
      )}
    </OrderSection>
  );
}

function Window({ window: { hours, isOpen, closesAt } }: Pick<OrderClaims, 'window'>) {
  const { t } = useTranslation('claims');
  const formats = useFormats();
  if (closesAt === undefined) return <p>{t('early', { hours })}</p>;
  const until = formats.marketTime(Date.parse(closesAt));
  return <p>{isOpen ? t('lead', { until }) : t('over', { until })}</p>;
}

function ShownClaim({ claim }: { claim: Claim }) {
  const { t } = useTranslation('claims');
  const formats = useFormats();
  const { kind, state, turn, dueAt, photos, messages, offer } = claim;
  const until = dueAt === undefined ? '' : formats.marketTime(Date.parse(dueAt));
  return (
    <article className={styles.claim}>
      <header className={styles.head}>
        <h3>{t(`kind_${kind}`)}</h3>
        <strong className={styles.state}>{t(`state_${state}`)}</strong>
      </header>
      <p>{t(`turn_${turn}`, { until })}</p>
      {photos.length > 0 && (
        <ul className={styles.photos}>
          {photos.map(({ id, file, name }) => (
            <li key={id}>
              {file !== undefined && (
                <a href={file} target="_blank" rel="noreferrer">
                  <img src={file} alt={name} width="96" height="72" className={styles.photo} />
                </a>
              )}
            </li>
          ))}
        </ul>
      )}
      <ol className={styles.messages}>
        {messages.map(({ at, by, text }) => (
          <li key={at} className={styles.message} data-by={by}>
            <span className={styles.soft}>
              {t(by === 'buyer' ? 'byBuyer' : 'byStaff')} · {formats.marketTime(Date.parse(at))}
            </span>
            <p className={styles.text}>{text}</p>
          </li>
        ))}
      </ol>
      {offer !== undefined && <p className={styles.offer}>{t('offer', { amount: offer })}</p>}
      {state === 'offered' && <Decision claim={claim} />}
      {turn !== 'nobody' && <AnswerForm claim={claim} />}
    </article>
  );
}

function useAnswer({ id: claimId, version }: Claim) {
  const queryClient = useQueryClient();
  return async (answer: 'message' | 'accept' | 'refuse', text?: string): Promise<Failure | undefined> => {
    const { error } = await api.answerClaim({ body: { claimId, version, answer, ...(text && { text }) } });
    // Refetched after a failure too: we may have answered meanwhile.
    await refetchShown(queryClient, 'getClaims');
    return error;
  };
}

function Decision({ claim }: { claim: Claim }) {
  const { t } = useTranslation('claims');
  const send = useAnswer(claim);
  const [isSending, setSending] = useState(false);

  async function decide(answer: 'accept' | 'refuse'): Promise<void> {
    setSending(true);
    const error = await send(answer);
    setSending(false);
    if (error) showToast('error', displayFailure(error).text);
    else showToast('success', t(answer === 'accept' ? 'accepted' : 'refused'));
  }

  return (
    <div className={styles.acts}>
      <Button loading={isSending} onClick={() => void decide('accept')}>
        {t('accept')}
      </Button>
      <Button variant="outlined" loading={isSending} onClick={() => void decide('refuse')}>
        {t('refuse')}
      </Button>
    </div>
  );
}

function AnswerForm({ claim }: { claim: Claim }) {
  const { t } = useTranslation('claims');
  const send = useAnswer(claim);
  const form = useForm({ defaultValues: { text: '' } });
  const text = useField({
    control: form.control,
    name: 'text',
    check: (value) => (value.trim() === '' ? t('answerMissing') : undefined),
  });

  async function submit(values: { text: string }): Promise<void> {
    const error = await send('message', values.text.trim());
    if (error) return form.setError('root', { message: displayFailure(error).text });
    form.reset();
    showToast('success', t('answered'));
  }

  return (
    <Form form={form} onSubmit={submit} submitLabel={t('sendAnswer')}>
      <TextArea {...text} label={t('answer')} maxLength={longestText} />
    </Form>
  );
}

interface ReportValues {
  kind: '' | ClaimKind;
  text: string;
  photos: readonly File[];
}

function ReportForm({ orderId, onClose }: { orderId: string; onClose: () => void }) {
  const { t } = useTranslation('claims');
  const formats = useFormats();
  const queryClient = useQueryClient();
  // Photos that have arrived are not sent again if the report fails.
  const arrived = useRef(new Map<File, string>());
  const form = useForm<ReportValues>({ defaultValues: { kind: '', text: '', photos: [] } });
  const { control } = form;
  const kind = useField({ control, name: 'kind', check: (value) => (value === '' ? t('kindMissing') : undefined) });
  const text = useField({
    control,
    name: 'text',
    check: (value) => (value.trim() === '' ? t('textMissing') : undefined),
  });
  const photos = useField({
    control,
    name: 'photos',
    check: (files) => (files.length === 0 ? t('photosMissing') : undefined),
  });

  async function submit(values: ReportValues): Promise<void> {
    if (values.kind === '') return;
    for (const file of values.photos) {
      if (arrived.current.has(file)) continue;
      const sent = await addPhoto(orderId, file, t('photoTitle'));
      if (sent.error) return form.setError('root', { message: displayFailure(sent.error).text });
      if (sent.id === undefined) {
        return form.setError('root', { message: t('photo_unreadable', { name: file.name }) });
      }
      arrived.current.set(file, sent.id);
    }
    const paperIds = values.photos.flatMap((file) => arrived.current.get(file) ?? []);
    const body = { id: orderId, kind: values.kind, text: values.text.trim(), paperIds };
    const { data, error } = await api.reportClaim({ body });
    await refetchShown(queryClient, 'getClaims', 'listPapers');
    if (error) return form.setError('root', { message: displayFailure(error).text });
    const dueAt = data?.claims[0]?.dueAt;
    showToast('success', t('sent', { until: dueAt === undefined ? '' : formats.marketTime(Date.parse(dueAt)) }));
    onClose();
  }

  return (
    <div className={styles.report}>
      <Form form={form} onSubmit={submit} submitLabel={t('send')}>
        <NativeSelect
          {...kind}
          label={t('kind')}
          prompt={t('kindPrompt')}
          choices={kinds.map((value) => ({ value, label: t(`kind_${value}`) }))}
          onChange={(value) => kind.onChange(kinds.find((one) => one === value) ?? '')}
          isRequired
        />
        <TextArea {...text} label={t('text')} hint={t('textHint')} maxLength={longestText} isRequired />
        <PhotoChoice files={photos.value} error={photos.error} onChange={photos.onChange} />
      </Form>
      <Button variant="text" onClick={onClose}>
        {t('cancel')}
      </Button>
    </div>
  );
}

interface PhotoChoiceProps {
  files: readonly File[];
  error: string | undefined;
  onChange: (files: readonly File[]) => void;
}

function PhotoChoice({ files, error, onChange }: PhotoChoiceProps) {
  const { t } = useTranslation('claims');
  const chooser = useRef<HTMLInputElement>(null);
  const [fault, setFault] = useState<string>();
  const size = sizeText(usualLimit);

  async function add({ target }: ChangeEvent<HTMLInputElement>): Promise<void> {
    const chosen = [...(target.files ?? [])];
    // The same file may be chosen again after it was corrected.
    target.value = '';
    const sound: File[] = [];
    let wrong: string | undefined;
    for (const file of chosen) {
      const found = await checkPicture(file, usualLimit);
      if (found) wrong ??= t(`photo_${found}`, { name: file.name, size });
      else sound.push(file);
    }
    const all = [...files, ...sound];
    setFault(wrong ?? (all.length > mostPhotos ? t('photosMany', { most: mostPhotos }) : undefined));
    onChange(all.slice(0, mostPhotos));
  }

  return (
    <fieldset className={styles.choice}>
      <legend className={styles.name}>{t('photos')}</legend>
      <input
        ref={chooser}
        type="file"
        hidden
        multiple
        accept=".jpg,.jpeg,.png,.bmp"
        aria-label={t('photos')}
        onChange={(event) => void add(event)}
      />
      <Button
        variant="outlined"
        size="small"
        startIcon={<ImagePlus size="1.1em" aria-hidden />}
        onClick={() => chooser.current?.click()}
      >
        {t('addPhotos')}
      </Button>
      <p className={styles.soft}>{t('photoHint', { most: mostPhotos, size })}</p>
      <ul>
        {files.map((file) => (
          <li key={`${file.name} ${file.lastModified}`} className={styles.file}>
            {file.name}
            <IconButton
              size="small"
              aria-label={t('removePhoto', { name: file.name })}
              onClick={() => onChange(files.filter((one) => one !== file))}
            >
              <X aria-hidden size="1em" />
            </IconButton>
          </li>
        ))}
      </ul>
      {(fault ?? error) !== undefined && (
        <p role="alert" className={styles.fault}>
          {fault ?? error}
        </p>
      )}
    </fieldset>
  );
}

/** Adds a photo to the documents of the order. Without an id, the file cannot be read. */
async function addPhoto(id: string, file: File, title: string): Promise<{ id?: string | undefined; error?: Failure }> {
  try {
    const { data: before } = await api.listPapers({ body: { id } });
    const known = new Set(before?.papers.map((paper) => paper.id));
    const inParts = await trySendInParts(file, 'paper', { isPatient: true });
    const source = inParts
      ? { uploadId: inParts.id }
      : { fileBase64: toBase64(new Uint8Array(await file.arrayBuffer())) };
    const { data, error } = await api.addPaper({ body: { id, kind: 'other', title, ...source } });
    if (error) return { error };
    const own = data?.papers.filter(({ addedBy, title: named }) => addedBy === 'buyer' && named === title) ?? [];
    // A photo that was added before is not added again.
    return { id: (own.find((paper) => !known.has(paper.id)) ?? own.at(-1) ?? data?.papers.at(-1))?.id };
  } catch (error) {
    return error instanceof ApiFailure ? { error } : {};
  }
}
