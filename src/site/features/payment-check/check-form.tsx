import { useForm } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { Form } from '#shared/forms/form.tsx';
import { TextInput } from '#shared/forms/text-input.tsx';
import { useField } from '#shared/forms/use-field.ts';
import type { AskedPayment } from './asked-payment.ts';
import styles from './payment-check-page.module.css';

interface CheckFormProps {
  /** The values from the address. */
  code: string;
  signed: string;
  onAsk: (asked: AskedPayment) => void;
}

/** Longer than any value on our documents. */
const mostTyped = 100;

/** Asks for a check code, unless a QR code was scanned, and for the details on the document. */
export function CheckForm({ code, signed, onAsk }: CheckFormProps) {
  const { t } = useTranslation('payment');
  const form = useForm({
    defaultValues: { code: code.slice(0, mostTyped), orderNo: '', amount: '', accountNumber: '' },
  });
  const { control } = form;
  const codeField = useField({
    control,
    name: 'code',
    check: (text) => (text.trim() === '' && signed === '' ? t('checkCodeMissing') : undefined),
  });
  const orderNo = useField({ control, name: 'orderNo' });
  const amount = useField({ control, name: 'amount' });
  const accountNumber = useField({ control, name: 'accountNumber' });

  async function ask({ code: typed, ...paper }: Required<Omit<AskedPayment, 'signed'>>): Promise<void> {
    const compared = Object.fromEntries(Object.entries(paper).filter(([, text]) => text.trim() !== ''));
    onAsk({ ...(signed === '' ? { code: typed } : { signed }), ...compared });
  }

  const shared = { autoComplete: 'off', maxLength: mostTyped } as const;
  return (
    <section className={styles.card}>
      <Form form={form} onSubmit={ask} submitLabel={t('check')}>
        {signed === '' ? (
          <TextInput
            {...codeField}
            {...shared}
            label={t('checkCode')}
            hint={t('checkCodeHint')}
            isUppercase
            isRequired
          />
        ) : (
          <p>{t('fromQr')}</p>
        )}
        <fieldset className={styles.paper}>
          <legend className={styles.legend}>{t('compareTitle')}</legend>
          <p className={styles.soft}>{t('compareHint')}</p>
          <TextInput {...orderNo} {...shared} label={t('orderNo')} />
          <TextInput {...amount} {...shared} label={t('amount')} />
          <TextInput {...accountNumber} {...shared} label={t('accountNumber')} hint={t('accountHint')} />
        </fieldset>
      </Form>
    </section>
  );
}
