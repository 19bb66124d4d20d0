import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useSearchParams } from 'react-router';
import { usePageTitle } from '#shared/ui/page-title.ts';
import { paths } from '#shared/routing/paths.ts';
import { ButtonLink } from '#shared/ui/button.tsx';
import type { AskedPayment } from './asked-payment.ts';
import { CheckForm } from './check-form.tsx';
import { CheckResult } from './check-result.tsx';
import styles from './payment-check-page.module.css';

/** Tells anybody with a payment document whether we requested the payment. Its QR code and check code lead here. */
export default function PaymentCheckPage() {
  const [search] = useSearchParams();
  const [signed, code] = [search.get('signed') ?? '', search.get('code') ?? ''];
  return <PaymentCheckView key={`${signed} ${code}`} signed={signed} code={code} />;
}

function PaymentCheckView({ signed, code }: { signed: string; code: string }) {
  const { t } = useTranslation('payment');
  const [asked, setAsked] = useState(() => firstAsked(signed, code));
  usePageTitle(t('checkTitle'));
  return (
    <div className={`column ${styles.page}`}>
      <header className={styles.head}>
        <h1>{t('checkTitle')}</h1>
        <p>{t('checkLead')}</p>
      </header>
      {asked && <CheckResult asked={asked} />}
      <CheckForm code={code} signed={signed} onAsk={setAsked} />
      {signed !== '' && (
        <ButtonLink variant="text" to={paths.paymentCheck()} className={styles.another ?? ''}>
          {t('checkAnother')}
        </ButtonLink>
      )}
    </div>
  );
}

/** A visitor from a QR code or a link has submitted the check already. Values are cut to the maximum length. */
function firstAsked(signed: string, code: string): AskedPayment | undefined {
  if (signed !== '') return { signed: signed.slice(0, mostSigned) };
  return code === '' ? undefined : { code: code.slice(0, mostTyped) };
}

const [mostSigned, mostTyped] = [600, 100];
