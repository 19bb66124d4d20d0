import DialogContent from '@mui/material/DialogContent';
import DialogTitle from '@mui/material/DialogTitle';
import { useQueryClient } from '@tanstack/react-query';
import { type ReactNode, useId, useState } from 'react';
import { type Control, useForm } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import type { QueryId } from '#generated/operations.ts';
import type { Failure } from '#shared/api/errors.ts';
import { refetchShown } from '#shared/api/invalidate.ts';
import { showToast } from '#shared/state/toasts.ts';
import { Form } from '#shared/forms/form.tsx';
import { AmountInput } from '#shared/forms/amount-input.tsx';
import { useField } from '#shared/forms/use-field.ts';
import { Button } from '#shared/ui/button.tsx';
import { CallFailed } from '../parts/call-failed.tsx';
import { CancelButton, GuardedDialog } from '../parts/guarded-dialog.tsx';
import { Fact, Facts, Section } from '../parts/section.tsx';
import { useVersionConflict } from '../parts/use-version-conflict.ts';
import { useMember } from '../session/desk-session.tsx';
import styles from './pricing.module.css';

export interface WholeNumber {
  label: string;
  value: number;
  /** Both ends are allowed. */
  limits: readonly [least: number, most: number];
}

interface WholeNumbersSectionProps<Setting extends { version: number }, Name extends string> {
  title: string;
  note: string;
  /** The toast after a change. */
  done: string;
  setting: Setting | undefined;
  error: Failure | null;
  onRetry: () => void;
  /** The call that returned the setting. */
  call: QueryId;
  readNow: () => Setting | undefined;
  fieldsOf: (setting: Setting) => Readonly<Record<Name, WholeNumber>>;
  /** How the setting is shown; by default each number with its label. */
  children?: ReactNode;
  save: (numbers: Readonly<Record<Name, number>>, version: number) => Promise<{ error?: Failure | undefined }>;
}

/** A setting of a few whole numbers, which owners change in a dialog. */
export function WholeNumbersSection<Setting extends { version: number }, Name extends string>(
  props: WholeNumbersSectionProps<Setting, Name>,
) {
  const { title, note, setting, error, onRetry, fieldsOf, children } = props;
  const { t } = useTranslation('desk-pricing');
  const { role } = useMember();
  const [isChanging, setChanging] = useState(false);
  return (
    <Section
      title={title}
      acts={
        setting &&
        role === 'owner' && (
          <Button
            size="small"
            variant="outlined"
            aria-label={t('changeOf', { name: title })}
            onClick={() => setChanging(true)}
          >
            {t('change')}
          </Button>
        )
      }
    >
      {error && <CallFailed error={error} onRetry={onRetry} />}
      <p className={styles.about}>{note}</p>
      {setting && (
        <Facts>
          {children ??
            Object.entries<WholeNumber>(fieldsOf(setting)).map(([name, { label, value }]) => (
              <Fact key={name} name={label}>
                {value}
              </Fact>
            ))}
        </Facts>
      )}
      {setting && isChanging && <NumbersForm {...props} setting={setting} onClose={() => setChanging(false)} />}
    </Section>
  );
}

interface NumbersFormProps<Setting extends { version: number }, Name extends string> extends WholeNumbersSectionProps<
  Setting,
  Name
> {
  setting: Setting;
  onClose: () => void;
}

function NumbersForm<Setting extends { version: number }, Name extends string>(props: NumbersFormProps<Setting, Name>) {
  const { title, note, done, setting, call, readNow, fieldsOf, save, onClose } = props;
  const { t } = useTranslation('desk-pricing');
  const queryClient = useQueryClient();
  const titleId = useId();
  const { seen, failureText } = useVersionConflict(setting, { actionLabel: t('save'), readNow });
  // A colleague's change must not replace what is being typed.
  const [fields] = useState(() => Object.entries<WholeNumber>(fieldsOf(setting)));
  const form = useForm<Record<string, string>>({
    defaultValues: Object.fromEntries(fields.map(([name, { value }]) => [name, String(value)])),
  });

  async function send(texts: Readonly<Record<string, string>>): Promise<void> {
    const numbers = Object.fromEntries(fields.map(([name]) => [name, Number(texts[name])]));
    const { error } = await save(numbers as Record<Name, number>, seen().version);
    await refetchShown(queryClient, call);
    if (error) return form.setError('root', { message: failureText(error) });
    showToast('success', done);
    onClose();
  }

  return (
    <GuardedDialog open fullWidth maxWidth="sm" aria-labelledby={titleId} onClose={onClose}>
      <DialogTitle id={titleId}>{title}</DialogTitle>
      <DialogContent className={styles.content ?? ''}>
        <p className={styles.about}>{note}</p>
        <Form form={form} onSubmit={send} submitLabel={t('save')}>
          <div className={styles.pair}>
            {fields.map(([name, field]) => (
              <WholeNumberInput key={name} control={form.control} name={name} {...field} />
            ))}
          </div>
        </Form>
        <CancelButton fullWidth onClick={onClose} />
      </DialogContent>
    </GuardedDialog>
  );
}

interface WholeNumberInputProps extends WholeNumber {
  control: Control<Record<string, string>>;
  name: string;
}

function WholeNumberInput({ control, name, label, limits: [least, most] }: WholeNumberInputProps) {
  const { t } = useTranslation('desk-pricing');
  const isFit = (text: string) => /^\d+$/.test(text.trim()) && Number(text) >= least && Number(text) <= most;
  const field = useField({
    control,
    name,
    check: (text) => (isFit(text) ? undefined : t('unfit_between', { least, most })),
  });
  // `1,5` is refused, and not read as 15.
  return <AmountInput {...field} label={label} before={String(most).length} after={0} isZeroKept autoComplete="off" />;
}
