import { ImagePlus, X } from 'lucide-react';
import IconButton from '@mui/material/IconButton';
import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useRef, useState, type ChangeEvent } from 'react';
import { useForm } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import type { ClaimKind, InspectionPart, NamedPart, OrderClaims } from '#generated/client/types.gen.ts';
import { api } from '#shared/api/api.ts';
import { displayFailure, type Failure } from '#shared/api/errors.ts';
import { refetchShown } from '#shared/api/invalidate.ts';
import { BodyDrawing } from '#shared/components/body-drawing/body-drawing.tsx';
import { PhotosBefore } from '#shared/components/claims/claim-photos.tsx';
import { checkPicture, sizeText, usualLimit } from '#shared/components/uploads/picture-checks.ts';
import { trySendInParts } from '#shared/components/uploads/send-in-parts.ts';
import { Form } from '#shared/forms/form.tsx';
import { NativeSelect } from '#shared/forms/native-select.tsx';
import { TextArea } from '#shared/forms/text-area.tsx';
import { useField } from '#shared/forms/use-field.ts';
import { useFormats } from '#shared/i18n/use-formats.ts';
import { showToast } from '#shared/state/toasts.ts';
import { Button } from '#shared/ui/button.tsx';
import { BlobPicture } from '#site/components/blob-picture.tsx';
import { dropUnsent, readUnsent, saveUnsent } from '#site/remembered/unsent-form.ts';
import { useStoredUser } from '#site/session/session.tsx';
import { toBase64 } from '#wire/bytes.ts';
import { ApiFailure } from '#wire/client/failure.ts';
import { longestClaimText } from './claim-text.ts';
import styles from './claims-panel.module.css';

const kinds = ['damage', 'missingParts', 'wrongCar', 'mileage'] as const satisfies readonly ClaimKind[];
const mostPhotos = 12;

interface ChosenPhoto {
  file: File;
  /** The part of the body that it shows. */
  part?: InspectionPart | undefined;
}

interface ReportValues {
  kind: '' | ClaimKind;
  text: string;
  photos: readonly ChosenPhoto[];
}

const empty: Pick<ReportValues, 'kind' | 'text'> = { kind: '', text: '' };

/** The kind and text of an unsent report, which survive a reload. Its photos are lost: they are sent with the report. */
export function useUnsentReport(orderId: string) {
  const owner = useStoredUser()?.email ?? '';
  const form = `claim:${orderId}`;
  return {
    form,
    owner,
    read: () => readUnsent(form, owner, empty),
    drop: () => dropUnsent(form),
  };
}

interface ReportFormProps {
  orderId: string;
  unsent: ReturnType<typeof useUnsentReport>;
  known: Pick<OrderClaims, 'parts' | 'photosBefore'>;
  onClose: () => void;
}

/** Reports a fault, with photos whose places are marked on the outline of a car. */
export function ReportForm({ orderId, unsent, known, onClose }: ReportFormProps) {
  const { t } = useTranslation('claims');
  const formats = useFormats();
  const queryClient = useQueryClient();
  // Photos that have arrived are not sent again if the report fails.
  const arrived = useRef(new Map<File, string>());
  const form = useForm<ReportValues>({ defaultValues: { ...empty, ...unsent.read(), photos: [] } });
  const { control, subscribe } = form;
  const { form: unsentForm, owner } = unsent;
  useEffect(
    () =>
      subscribe({
        formState: { values: true },
        callback: ({ values }) => saveUnsent(unsentForm, owner, { kind: values.kind, text: values.text }),
      }),
    [subscribe, unsentForm, owner],
  );
  const kind = useField({ control, name: 'kind', check: (value) => (value === '' ? t('kindMissing') : undefined) });
  const text = useField({
    control,
    name: 'text',
    check: (value) => (value.trim() === '' ? t('textMissing') : undefined),
  });
  const photos = useField({
    control,
    name: 'photos',
    check: (chosen) => (chosen.length === 0 ? t('photosMissing') : undefined),
  });

  async function submit(values: ReportValues): Promise<void> {
    if (values.kind === '') return;
    for (const { file } of values.photos) {
      if (arrived.current.has(file)) continue;
      const added = await addPhoto(orderId, file, t('photoTitle'));
      if (added.error) return form.setError('root', { message: displayFailure(added.error).text });
      if (added.id === undefined) {
        return form.setError('root', { message: t('photo_unreadable', { name: file.name }) });
      }
      arrived.current.set(file, added.id);
    }
    const sent = values.photos.flatMap(({ file, part }) => {
      const paperId = arrived.current.get(file);
      return paperId === undefined ? [] : { paperId, part };
    });
    const paperIds = sent.map(({ paperId }) => paperId);
    const marks = sent.flatMap(({ paperId, part }) => (part === undefined ? [] : { paperId, part }));
    const body = { id: orderId, kind: values.kind, text: values.text.trim(), paperIds, marks };
    const { data, error } = await api.reportClaim({ body });
    await refetchShown(queryClient, 'getClaims', 'listPapers');
    if (error) return form.setError('root', { message: displayFailure(error).text });
    const dueAt = data?.claims[0]?.dueAt;
    showToast('success', t('sent', { until: dueAt === undefined ? '' : formats.marketTime(Date.parse(dueAt)) }));
    close();
  }

  function close(): void {
    unsent.drop();
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
        <TextArea {...text} label={t('text')} hint={t('textHint')} maxLength={longestClaimText} isRequired />
        <PhotosBefore photos={known.photosBefore ?? []} />
        <PhotoChoice photos={photos.value} parts={known.parts ?? []} error={photos.error} onChange={photos.onChange} />
      </Form>
      <Button variant="text" onClick={close}>
        {t('cancel')}
      </Button>
    </div>
  );
}

interface PhotoChoiceProps {
  photos: readonly ChosenPhoto[];
  parts: readonly NamedPart[];
  error: string | undefined;
  onChange: (photos: readonly ChosenPhoto[]) => void;
}

function PhotoChoice({ photos, parts, error, onChange }: PhotoChoiceProps) {
  const { t } = useTranslation(['claims', 'claim-photos']);
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
    const all = [...photos, ...sound.map((file) => ({ file }))];
    setFault(wrong ?? (all.length > mostPhotos ? t('photosMany', { most: mostPhotos }) : undefined));
    onChange(all.slice(0, mostPhotos));
  }

  function mark(marked: ChosenPhoto, part: InspectionPart | undefined): void {
    onChange(photos.map((photo) => (photo === marked ? { file: photo.file, part } : photo)));
  }

  /** A press on the drawing marks the first photo without a place, or moves the last one. */
  function markNext(part: InspectionPart): void {
    const next = photos.find((photo) => photo.part === undefined) ?? photos.at(-1);
    if (next) mark(next, part);
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
      {photos.length > 0 && parts.length > 0 && (
        <>
          <p className={styles.soft}>{t('partHint')}</p>
          <div className={styles.drawing}>
            <BodyDrawing
              marks={photos.flatMap(({ part }, index) => (part === undefined ? [] : { part, code: `${index + 1}` }))}
              onPress={markNext}
            />
          </div>
        </>
      )}
      <ol className={styles.files}>
        {photos.map((photo, index) => (
          <li key={`${photo.file.name} ${photo.file.lastModified}`} className={styles.file}>
            <BlobPicture picture={photo.file} width="96" height="72" className={styles.photo} />
            <div className={styles.chosen}>
              <span className={styles.fileName}>
                {t('claim-photos:photoOf', { number: index + 1, place: photo.file.name })}
              </span>
              {parts.length > 0 && (
                <NativeSelect
                  label={t('part')}
                  value={photo.part ?? ''}
                  choices={[
                    { value: '', label: t('partNone') },
                    ...parts.map(({ part, text }) => ({ value: part, label: text })),
                  ]}
                  onChange={(value) => mark(photo, parts.find(({ part }) => part === value)?.part)}
                />
              )}
            </div>
            <IconButton
              size="small"
              aria-label={t('removePhoto', { name: photo.file.name })}
              onClick={() => onChange(photos.filter((one) => one !== photo))}
            >
              <X aria-hidden size="1em" />
            </IconButton>
          </li>
        ))}
      </ol>
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
    const inParts = await trySendInParts(file, 'paper', { isPatient: true });
    const source = inParts
      ? { uploadId: inParts.id }
      : { fileBase64: toBase64(new Uint8Array(await file.arrayBuffer())) };
    const { data, error } = await api.addPaper({ body: { id, kind: 'other', title, ...source } });
    if (error) return { error };
    // A server of the previous version names no document.
    return { id: data?.paperId ?? data?.papers.at(-1)?.id };
  } catch (error) {
    return error instanceof ApiFailure ? { error } : {};
  }
}
