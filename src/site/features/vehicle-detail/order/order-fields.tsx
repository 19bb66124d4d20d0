import ButtonBase from '@mui/material/ButtonBase';
import Checkbox from '@mui/material/Checkbox';
import Radio from '@mui/material/Radio';
import { TicketPercent } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { useRequireLogin, usePendingAction } from '#site/session/require-login.ts';
import { useSession } from '#site/session/session.tsx';
import { NativeSelect } from '#shared/forms/native-select.tsx';
import { useFormats } from '#shared/i18n/use-formats.ts';
import { paths } from '#shared/routing/paths.ts';
import { TextLink } from '#shared/ui/text-link.tsx';
import { faultAt, type OrderWarning } from './check-order.ts';
import { chooseCountry, chooseFreight, choosePort, chooseTransport, freight } from './order-choices.ts';
import styles from './order-fields.module.css';
import type { Order } from './use-order.ts';

interface DestinationFieldsProps {
  order: Order;
  warning: OrderWarning | undefined;
}

/** The country comes first, then its ports. */
export function DestinationFields({ order, warning }: DestinationFieldsProps) {
  const { t } = useTranslation(['detail', 'common']);
  const { draft, change, detail, ports, port } = order;
  const errorOf = (field: OrderWarning['field']) => {
    const fault = faultAt(warning, field);
    return fault && t(fault);
  };
  const choosing = ports.isPending && ports.list.length === 0 ? t('common:loading') : t('portPrompt');
  return (
    <div className={styles.fields}>
      <NativeSelect
        name="country"
        label={t('country')}
        prompt={t('countryPrompt')}
        choices={detail.country.map(({ code, name }) => ({ value: code, label: name }))}
        value={detail.country.some(({ code }) => code === draft.countryCode) ? draft.countryCode : ''}
        error={errorOf('country')}
        onChange={(code) => {
          const country = detail.country.find((one) => one.code === code);
          if (country) change(chooseCountry(draft, country));
        }}
      />
      <NativeSelect
        name="port"
        label={t('port')}
        prompt={draft.countryCode === '' ? t('portFirst') : choosing}
        choices={ports.list.map(({ portId, name }) => ({ value: portId, label: name }))}
        value={port?.portId ?? ''}
        isDisabled={ports.list.length === 0}
        error={errorOf('port') ?? (ports.hasFailed ? t('portsMissing') : undefined)}
        onChange={(portId) => {
          const chosen = ports.list.find((one) => one.portId === portId);
          if (chosen) change(choosePort(draft, chosen));
        }}
      />
    </div>
  );
}

/** What most buyers leave as it is: transport, freight, coupon and customs clearance. */
export function ShippingFields({ order }: { order: Order }) {
  const { t } = useTranslation('detail');
  const { draft, change, port, transport } = order;
  return (
    <div className={styles.fields}>
      <div className={styles.whole}>
        <NativeSelect
          name="transport"
          label={t('transport')}
          prompt={t('transportPrompt')}
          choices={(port?.transports ?? []).map(({ type, desc }) => ({ value: type, label: desc }))}
          value={transport?.type ?? ''}
          isDisabled={!port}
          onChange={(type) => {
            const chosen = port?.transports.find((one) => one.type === type);
            if (chosen) change(chooseTransport(draft, chosen));
          }}
        />
      </div>
      <FreightChoice order={order} />
      <CouponChoice order={order} />
      <ClearanceChoice order={order} />
    </div>
  );
}

const freightOptions = [
  { value: freight.prepaid, label: 'prepaid', hint: 'prepaidHint' },
  { value: freight.collect, label: 'collect', hint: 'collectHint' },
] as const;

/** Asks who pays the freight, and when. */
function FreightChoice({ order: { draft, change } }: { order: Order }) {
  const { t } = useTranslation('detail');
  return (
    <fieldset className={styles.freight}>
      <legend className={styles.legend}>{t('freight')}</legend>
      <div className={styles.options}>
        {freightOptions.map(({ value, label, hint }) => (
          <label key={value} className={styles.option}>
            <Radio
              name="freight"
              checked={draft.freightRadio === value}
              onChange={() => change(chooseFreight(draft, value))}
            />
            <span>
              {t(label)}
              <span className={styles.hint}>{t(hint)}</span>
            </span>
          </label>
        ))}
      </div>
    </fieldset>
  );
}

/** Offers customs clearance if the destination has it. It cannot be combined with a freight whose price is still open. */
function ClearanceChoice({ order: { draft, change, quote } }: { order: Order }) {
  const { t } = useTranslation('detail');
  const { price, offersClearance } = quote;
  if (!offersClearance) return null;
  const isCollect = draft.freightRadio === freight.collect;
  return (
    <>
      <label className={styles.choice}>
        <Checkbox
          checked={draft.checkClearancePrice === 1}
          disabled={isCollect}
          onChange={(event) => change({ ...draft, checkClearancePrice: event.target.checked ? 1 : 0 })}
        />
        <span className={styles.text}>{t('clearanceChoice')}</span>
        {price?.displayClearancePrice === 1 && (
          <span className={`${styles.amount} figures`}>+ {price.clearancePriceDesc}</span>
        )}
      </label>
      <TextLink to={paths.company()} className={`alone ${styles.who}`}>
        {t('clearanceWho')}
      </TextLink>
    </>
  );
}

/** Offers the buyer's coupons for this vehicle, and the login to a visitor. */
export function CouponChoice({ order }: { order: Order }) {
  const { t } = useTranslation('detail');
  const { user } = useSession();
  const formats = useFormats();
  const requireLogin = useRequireLogin();
  const action = { name: 'coupon', about: order.id } as const;
  usePendingAction(action, () => {});
  const { coupons } = order.detail;

  if (!user) {
    return (
      <ButtonBase className={styles.prompt} onClick={() => requireLogin(action, () => {})}>
        <TicketPercent size="1.25em" aria-hidden />
        {t('couponLogIn')}
      </ButtonBase>
    );
  }
  if (coupons.length === 0) return null;
  return (
    <div className={styles.coupon}>
      <NativeSelect
        name="coupon"
        label={t('coupon')}
        choices={[
          { value: '', label: t('noCoupon') },
          ...coupons.map(({ id, name, quotaUSD, quotaJPY, expiry }) => ({
            value: id,
            label: t('couponOption', {
              name,
              amount: formats.price({ priceUSD: quotaUSD, priceJPY: quotaJPY }),
              day: formats.day(expiry),
            }),
          })),
        ]}
        value={order.coupon?.id ?? ''}
        onChange={order.chooseCoupon}
      />
    </div>
  );
}
