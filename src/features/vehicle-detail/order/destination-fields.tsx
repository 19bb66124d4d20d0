import { useTranslation } from 'react-i18next';
import { NativeSelect } from '../../../forms/native-select.tsx';
import { faultAt, type OrderWarning } from './check-order.ts';
import { chooseCountry, choosePort, chooseTransport } from './order-choices.ts';
import styles from './order-panel.module.css';
import type { Order } from './use-order.ts';

interface DestinationFieldsProps {
  order: Order;
  warning: OrderWarning | undefined;
}

/** Country, then port, then the ways to get there. */
export function DestinationFields({ order, warning }: DestinationFieldsProps) {
  const { t } = useTranslation(['detail', 'addresses', 'common']);
  const { draft, change, detail, ports, port, transport } = order;
  const errorOf = (field: OrderWarning['field']) => {
    const fault = faultAt(warning, field);
    return fault && t(fault);
  };
  const choosing = ports.isPending ? t('common:loading') : t('portPrompt');
  return (
    <>
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
    </>
  );
}
