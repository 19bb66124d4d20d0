import LinearProgress from '@mui/material/LinearProgress';
import { FileUp } from 'lucide-react';
import { useEffect, useId, useRef, useState, type ChangeEvent } from 'react';
import { useController, useForm, type Control } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import type { PaperKind, StaffAddPaperPayload } from '#generated/client/types.gen.ts';
import { ApiFailure } from '#wire/client/failure.ts';
import { displayFailure, type Failure } from '#shared/api/errors.ts';
import { CheckBox } from '#shared/forms/check-box.tsx';
import { Form } from '#shared/forms/form.tsx';
import { NativeSelect } from '#shared/forms/native-select.tsx';
import { TextInput } from '#shared/forms/text-input.tsx';
import { useField } from '#shared/forms/use-field.ts';
import { Button } from '#shared/ui/button.tsx';
import { proofLimit, sizeText } from '../uploads/picture-checks.ts';
import { type PartsThere, trySendInParts } from '../uploads/send-in-parts.ts';
import { DocumentDialog } from './document-dialog.tsx';
import styles from './documents.module.css';
import { toBase64 } from '#wire/bytes.ts';

const fileSignatures = [
  [0x25, 0x50, 0x44, 0x46, 0x2d],
  [0xff, 0xd8, 0xff],
  [0x89, 0x50, 0x4e, 0x47],
  [0x42, 0x4d],
] as const;

const longestSignature = 5;

type DocumentFault = 'fileMissing' | 'fileFormat' | 'fileTooLarge' | 'fileEmpty' | 'fileGone';

const documentTypes = '.pdf,.jpg,.jpeg,.png,.bmp';

/** In the order in which an order receives them. */
const places: Readonly<Record<PaperKind, number>> = {
  invoice: 0,
  receipt: 1,
  inspectionCertificate: 2,
  exportCertificate: 3,
  billOfLading: 4,
  insurance: 5,
  customsEntry: 6,
  other: 7,
};

const documentKinds = (Object.keys(places) as PaperKind[]).toSorted((one, other) => places[one] - places[other]);

export type NewDocument = Pick<StaffAddPaperPayload, 'kind' | 'title' | 'number' | 'fileBase64' | 'isHeld'>;
export type DocumentInParts = Omit<NewDocument, 'fileBase64' | 'isHeld'> & { uploadId: string };

type Outcome = Promise<{ error?: Failure | undefined }>;

interface AddPaperDialogProps {
  /** Whether the document can be withheld from the buyer until the balance is paid. */
  canHold: boolean;
  /** Whether a bill of lading can be added without withholding it. */
  canRelease: boolean;
  onAdd: (paper: NewDocument) => Outcome;
  /** Adds a document whose file was uploaded in parts; without it every file is uploaded whole. */
  onAddInParts?: ((paper: DocumentInParts) => Outcome) | undefined;
  onClose: () => void;
}

interface Values {
  kind: PaperKind;
  title: string;
  number: string;
  file: File | undefined;
  isHeld: boolean;
}

const longestTitle = 80;
const longestNumber = 60;

/** Asks for the type of a document and its file. */
export default function AddDocumentDialog({ canHold, canRelease, onAdd, onAddInParts, onClose }: AddPaperDialogProps) {
  const { t } = useTranslation('papers');
  const [parts, setParts] = useState<PartsThere>();
  const sending = useRef<AbortController>(undefined);
  useEffect(() => () => sending.current?.abort(), []);
  const form = useForm<Values>({
    defaultValues: { kind: 'other', title: '', number: '', file: undefined, isHeld: false },
  });
  const { control } = form;
  const kind = useField({ control, name: 'kind' });
  const title = useField({
    control,
    name: 'title',
    check: (text, { kind: chosen }) => (chosen === 'other' && text.trim() === '' ? t('titleMissing') : undefined),
  });
  const number = useField({ control, name: 'number' });
  const isHeld = useField({ control, name: 'isHeld' });

  function chooseKind(next: string): void {
    const chosen = documentKinds.find((value) => value === next) ?? 'other';
    kind.onChange(chosen);
    isHeld.onChange(chosen === 'billOfLading');
  }

  async function send(values: Values): Promise<void> {
    const { file } = values;
    const called = values.title.trim();
    const numbered = values.number.trim();
    const paper = {
      kind: values.kind,
      ...(called !== '' && { title: called }),
      ...(numbered !== '' && { number: numbered }),
    };
    const outcome = file && ((await addInParts(paper, file)) ?? (await addWhole(paper, file)));
    setParts(undefined);
    if (!outcome) return form.setError('file', { message: t('fileGone') });
    if (outcome.error) return form.setError('root', { message: displayFailure(outcome.error).text });
    onClose();
  }

  /** Undefined if the file cannot be read. */
  async function addWhole(paper: Omit<NewDocument, 'fileBase64' | 'isHeld'>, file: File) {
    const fileBase64 = await readDocumentFile(file).catch(() => undefined);
    if (fileBase64 === undefined) return undefined;
    return onAdd({ ...paper, fileBase64, ...(canHold && { isHeld: form.getValues('isHeld') }) });
  }

  /** Undefined if the file is uploaded whole. */
  async function addInParts(paper: Omit<NewDocument, 'fileBase64' | 'isHeld'>, file: File) {
    if (!onAddInParts) return undefined;
    sending.current = new AbortController();
    const { signal } = sending.current;
    try {
      const sent = await trySendInParts(file, 'paper', { signal, isPatient: true, onParts: setParts });
      return sent && (await onAddInParts({ ...paper, uploadId: sent.id }));
    } catch (error) {
      if (error instanceof ApiFailure) return { error };
      throw error;
    }
  }

  return (
    <DocumentDialog title={t('add')} onClose={onClose}>
      <Form form={form} onSubmit={send} submitLabel={t('add')}>
        <NativeSelect
          {...kind}
          label={t('kind')}
          choices={documentKinds.map((value) => ({ value, label: t(`kind_${value}`) }))}
          onChange={chooseKind}
        />
        <TextInput {...title} label={t('title')} hint={t('titleHint')} maxLength={longestTitle} autoComplete="off" />
        <TextInput {...number} label={t('number')} maxLength={longestNumber} autoComplete="off" />
        {canHold && <CheckBox {...isHeld} label={t('hold')} disabled={kind.value === 'billOfLading' && !canRelease} />}
        <FileChoice control={control} />
        {parts && (
          <div className={styles.sending}>
            <LinearProgress
              variant="determinate"
              value={(parts.there / parts.all) * 100}
              aria-label={t('sendingFile')}
            />
            <span>{t('partsThere', { ...parts })}</span>
          </div>
        )}
      </Form>
    </DocumentDialog>
  );
}

function FileChoice({ control }: { control: Control<Values> }) {
  const { t } = useTranslation('papers');
  const chooser = useRef<HTMLInputElement>(null);
  const faultId = useId();
  const {
    field: { value, onChange, ref },
    fieldState,
  } = useController({
    control,
    name: 'file',
    rules: {
      async validate(file) {
        const fault = await checkDocumentFile(file);
        return fault && t(fault, { size: sizeText(proofLimit) });
      },
    },
  });
  const fault = fieldState.error?.message;

  function choose({ target }: ChangeEvent<HTMLInputElement>): void {
    onChange(target.files?.[0]);
    // The same file may be chosen again after it was corrected.
    target.value = '';
  }

  return (
    <div className={styles.file}>
      <input ref={chooser} type="file" hidden accept={documentTypes} aria-label={t('file')} onChange={choose} />
      <Button
        variant="outlined"
        size="small"
        ref={ref}
        startIcon={<FileUp size="1.1em" aria-hidden />}
        aria-describedby={fault === undefined ? undefined : faultId}
        onClick={() => chooser.current?.click()}
      >
        {t('chooseFile')}
      </Button>
      <span>{value?.name ?? t('fileHint', { size: sizeText(proofLimit) })}</span>
      {fault !== undefined && (
        <p id={faultId} role="alert" className={styles.fault}>
          {fault}
        </p>
      )}
    </div>
  );
}

/** Why a file is refused before upload. The server checks more. */
async function checkDocumentFile(file: File | undefined): Promise<DocumentFault | undefined> {
  if (!file) return 'fileMissing';
  if (file.size === 0) return 'fileEmpty';
  if (file.size > proofLimit * 1024) return 'fileTooLarge';
  try {
    const start = new Uint8Array(await file.slice(0, longestSignature).arrayBuffer());
    const isKnown = fileSignatures.some((signature) => signature.every((byte, place) => start[place] === byte));
    return isKnown ? undefined : 'fileFormat';
  } catch {
    // It was moved or renamed after it was chosen.
    return 'fileGone';
  }
}

/** Rejects if the file was moved or changed after it was chosen. */
async function readDocumentFile(file: File): Promise<string> {
  return toBase64(new Uint8Array(await file.arrayBuffer()));
}
