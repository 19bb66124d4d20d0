import Alert from '@mui/material/Alert';
import { useQueryClient } from '@tanstack/react-query';
import { useCallback, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useParams } from 'react-router';
import type { StaffStockChoices, StaffVehicle, StaffPriceChange } from '#generated/client/types.gen.ts';
import { queries } from '#shared/api/api.ts';
import { invalidateCallsLater, refetchShown } from '#shared/api/invalidate.ts';
import { showToast } from '#shared/state/toasts.ts';
import { PageLoading } from '#shared/components/page-loading.tsx';
import { Button } from '#shared/ui/button.tsx';
import { TextLink } from '#shared/ui/text-link.tsx';
import { CallFailed } from '../parts/call-failed.tsx';
import { PageHead } from '../parts/page-head.tsx';
import { useDeskFormats } from '../parts/use-desk-formats.ts';
import { deskPaths } from '../session/desk-paths.ts';
import { StockActions } from './actions/stock-actions.tsx';
import { VehicleForm } from './form/vehicle-form.tsx';
import { VehicleInspection } from './inspection/vehicle-inspection.tsx';
import { VehiclePhotos } from './photos/vehicle-photos.tsx';
import { VehicleVideo } from './photos/vehicle-video.tsx';
import { StockStateChip } from './stock-state-chip.tsx';
import styles from './vehicle-page.module.css';
import { Section } from '../parts/section.tsx';
import { dollars } from './form/dollars.ts';

/** A vehicle in stock with its form, photos and actions. */
export default function VehiclePage() {
  const { id = '' } = useParams();
  const found = queries.useStaffGetVehicleQuery({ body: { id } });
  const choices = queries.useStaffListStockChoicesQuery({});
  const error = found.error ?? choices.error;
  if (!found.data || !choices.data) {
    const retry = () => void (found.error ? found.refetch() : choices.refetch());
    return error ? <CallFailed error={error} onRetry={retry} /> : <PageLoading />;
  }
  return <Vehicle key={id} vehicle={found.data} choices={choices.data} />;
}

function Vehicle({ vehicle, choices }: { vehicle: StaffVehicle; choices: StaffStockChoices }) {
  const { t } = useTranslation('desk-stock');
  const formats = useDeskFormats();
  const queryClient = useQueryClient();
  /** The vehicle when editing began; typed input belongs to this version. */
  const [begun, setBegun] = useState<StaffVehicle>();
  const noteDirty = useCallback(
    (isDirty: boolean) => setBegun((before) => (isDirty ? (before ?? vehicle) : undefined)),
    [vehicle],
  );
  const isOutdated = begun !== undefined && begun.version !== vehicle.version;
  /** Counts discards to reset the form. No other change may remount it, or input would be lost. */
  const [discards, setDiscards] = useState(0);

  function discard(): void {
    setBegun(undefined);
    setDiscards((count) => count + 1);
  }

  async function reload(): Promise<void> {
    await invalidateCallsLater(queryClient, 'staffListStock');
    await refetchShown(queryClient, 'staffGetVehicle');
  }

  return (
    <>
      <p className={styles.back}>
        <TextLink to={deskPaths.stock()}>{t('backToStock')}</TextLink>
      </p>
      <PageHead
        title={t('vehicleTitle', { number: vehicle.stockNo })}
        beside={<StockStateChip state={vehicle.state} />}
        note={t('vehicleNote', { name: vehicle.name, time: formats.moment(vehicle.changedAt) })}
        acts={<StockActions vehicle={vehicle} isBusy={begun !== undefined} onDone={reload} />}
      />
      {isOutdated && (
        <Alert
          severity="warning"
          className={styles.outdated ?? ''}
          action={
            <Button variant="text" size="small" onClick={discard}>
              {t('showAsItIs')}
            </Button>
          }
        >
          {t('changedMeanwhile')}
        </Alert>
      )}
      <div className={styles.columns}>
        <VehicleForm
          key={discards}
          vehicle={begun ?? vehicle}
          choices={choices}
          onDirty={noteDirty}
          onConflict={reload}
          onSaved={async ({ stockNo }) => {
            await reload();
            showToast('success', t('saved', { number: stockNo }));
          }}
        />
        <div className={styles.side}>
          <VehiclePhotos vehicle={vehicle} onChanged={reload} />
          <VehicleVideo vehicle={vehicle} onChanged={reload} />
          <VehicleInspection vehicle={vehicle} choices={choices} isBusy={begun !== undefined} onChanged={reload} />
          <PriceHistory prices={vehicle.prices} />
        </div>
      </div>
    </>
  );
}

/** Price changes, newest first. */
function PriceHistory({ prices }: { prices: readonly StaffPriceChange[] }) {
  const { t } = useTranslation('desk-stock');
  const formats = useDeskFormats();
  return (
    <Section title={t('prices')}>
      {prices.length === 0 && <p className={styles.quiet}>{t('noPrices')}</p>}
      <ol className={styles.prices}>
        {prices.map(({ at, name, price, lowestPrice }) => (
          <li key={`${at} ${price} ${lowestPrice}`} className={styles.price}>
            <strong className="figures">{dollars(price)}</strong>
            <span className="figures">{t('notBelow', { price: dollars(lowestPrice) })}</span>
            <span className={styles.quiet}>
              {name}, <time dateTime={at}>{formats.moment(at)}</time>
            </span>
          </li>
        ))}
      </ol>
    </Section>
  );
}
