import { useEffect, useRef, useState } from 'react';
import { useController, useForm, type Control } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import type { DealerCertificate } from '#generated/client/types.gen.ts';
import { queries } from '#shared/api/api.ts';
import { useStoredUser, useSession } from '#site/session/session.tsx';
import { dropUnsent, saveUnsent, readUnsent } from '#site/remembered/unsent-form.ts';
import { FileField } from '#site/components/proofs/file-field.tsx';
import { proofLimit } from '#shared/components/uploads/picture-checks.ts';
import type { Unsent } from '#site/components/proofs/use-one-picture.ts';
import { EmailInput } from '#shared/forms/email-input.tsx';
import { Form } from '#shared/forms/form.tsx';
import { TextInput } from '#shared/forms/text-input.tsx';
import { useField } from '#shared/forms/use-field.ts';
import {
  checkField,
  isRequired,
  maxDealerText,
  payloadOf,
  valuesOf,
  type DealerField,
  type DealerValues,
} from './dealer-values.ts';
import styles from './dealer.module.css';

interface DealerFormProps {
  /** The rejected certificate to correct, or an empty one. */
  certificate: DealerCertificate;
  onSubmitted: () => Promise<void>;
}

export function DealerForm({ certificate, onSubmitted }: DealerFormProps) {
  const { t } = useTranslation('centre');
  const form = useDealerForm(certificate);
  const { control } = form;
  const { send, isSent } = useSend(certificate.id, onSubmitted);
  return (
    <div className={styles.form}>
      <p className={styles.soft}>{t('dealerRequiredNote')}</p>
      <Form form={form} onSubmit={send} submitLabel={t('dealerSubmit')} isDone={isSent}>
        <Line control={control} field="dealerName" autoComplete="organization" />
        <Line control={control} field="dealerAddress" autoComplete="street-address" />
        <Line control={control} field="dealerSize" />
        <Line control={control} field="vatNo" />
        <Line control={control} field="taxNo" />
        <PictureLine control={control} field="taxNoPic" />
        <PictureLine control={control} field="vatNoPic" />
        <Line control={control} field="contactPerson" autoComplete="name" />
        <Line control={control} field="contactNumber" autoComplete="tel" />
        <Line control={control} field="whatsAppNo" autoComplete="tel" />
        <Line control={control} field="email" autoComplete="email" />
      </Form>
    </div>
  );
}

const unsentForm = 'dealer';

/** The form with the certificate as it was last sent, or with the unsent changes from before a reload. */
function useDealerForm(certificate: DealerCertificate) {
  const { user } = useSession();
  const owner = user?.email ?? '';
  const sent = valuesOf(certificate);
  const form = useForm<DealerValues>({
    defaultValues: { ...sent, ...readUnsent(unsentForm, owner, sent) },
    mode: 'all',
  });
  const { subscribe } = form;
  useEffect(
    () =>
      subscribe({
        formState: { values: true },
        callback: ({ values }) => saveUnsent(unsentForm, owner, values),
      }),
    [subscribe, owner],
  );
  return form;
}

function useSend(id: string | undefined, onSubmitted: () => Promise<void>) {
  const create = queries.useCreateDealerMutation();
  const update = queries.useUpdateDealerMutation();
  const [isSent, setSent] = useState(false);
  return {
    isSent,
    send: async (values: DealerValues) => {
      const body = payloadOf(values);
      try {
        await (id === undefined ? create.mutateAsync({ body }) : update.mutateAsync({ body: { ...body, id } }));
      } catch {
        // A toast shows the failure, and the form keeps its input.
        return;
      }
      setSent(true);
      dropUnsent(unsentForm);
      await onSubmitted();
    },
  };
}

interface LineProps {
  control: Control<DealerValues>;
  field: DealerField;
}

function Line({ control, field, autoComplete }: LineProps & { autoComplete?: string }) {
  const { t } = useTranslation('centre');
  const check = useDealerCheck(field);
  const props = {
    ...useField({ control, name: field, check }),
    label: isRequired(field) ? t(field) : t('optionalLabel', { label: t(field) }),
    placeholder: t(`${field}Prompt`),
    isRequired: isRequired(field),
    ...(autoComplete && { autoComplete }),
  };
  return field === 'email' ? <EmailInput {...props} /> : <TextInput {...props} maxLength={maxDealerText} />;
}

function PictureLine({ control, field: name }: LineProps) {
  const { t } = useTranslation('centre');
  const check = useDealerCheck(name);
  // Uploaded pictures stay when the session expires.
  const user = useStoredUser();
  const unsent = useRef<Unsent>(undefined);
  const validate = (value: string) => {
    if (unsent.current === undefined) return check(value);
    return t(unsent.current === 'sending' ? 'pictureSending' : 'pictureNotSent');
  };
  const { field, fieldState } = useController({ control, name, rules: { validate } });
  return (
    <div
      className={styles.picture}
      ref={(place) => {
        // The focus moves to the button that chooses the file.
        field.ref(place && { focus: () => place.querySelector('button')?.focus() });
      }}
    >
      <FileField
        label={isRequired(name) ? t(name) : t('optionalLabel', { label: t(name) })}
        value={field.value}
        onChange={field.onChange}
        address="uploadDealerClue"
        limit={proofLimit}
        error={fieldState.error?.message}
        storedFor={`${unsentForm}:${name}`}
        owner={user?.email ?? ''}
        onUnsent={(now) => {
          unsent.current = now;
        }}
      />
      <p className={styles.soft}>{t('pictureNote', { prompt: t(`${name}Prompt`) })}</p>
    </div>
  );
}

const wrongTexts = {
  dealerSize: 'dealerSizeWrong',
  vatNo: 'vatNoWrong',
  taxNo: 'taxNoWrong',
  contactNumber: 'contactNumberWrong',
  whatsAppNo: 'whatsAppNoWrong',
  email: 'emailWrong',
} as const;

function hasWrongText(field: DealerField): field is keyof typeof wrongTexts {
  return Object.hasOwn(wrongTexts, field);
}

/** The error of a field in the page's language. An empty required field shows its prompt. */
function useDealerCheck(field: DealerField): (value: string) => string | undefined {
  const { t } = useTranslation(['centre', 'common']);
  return (value) => {
    const fault = checkField(field, value);
    const over = value.trim().length - maxDealerText;
    if (fault === 'tooLong') return t('common:tooLong', { most: maxDealerText, over });
    if (fault === 'wrong' && hasWrongText(field)) return t(wrongTexts[field]);
    return fault && t(`${field}Prompt`);
  };
}
