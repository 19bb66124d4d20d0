import { useTranslation } from 'react-i18next';
import { useFormats } from '#shared/i18n/use-formats.ts';
import type { Order } from './use-order.ts';

/** When the vehicle would leave and arrive if it were reserved today. */
export function NextShip({ order: { quote, portName } }: { order: Order }) {
  const { t } = useTranslation('detail');
  const formats = useFormats();
  const { leavesOn, arrivesFrom, arrivesTo } = quote.price?.nextShip ?? {};
  if (leavesOn === undefined) return null;
  return (
    <>
      <div>
        <dt>{t('nextShip')}</dt>
        <dd>{t('leavesAbout', { day: formats.day(leavesOn) })}</dd>
      </div>
      {arrivesFrom !== undefined && arrivesTo !== undefined && (
        <div>
          <dt>{t('arrivesIn', { port: portName })}</dt>
          <dd>{t('days', { from: formats.day(arrivesFrom), to: formats.day(arrivesTo) })}</dd>
        </div>
      )}
    </>
  );
}
