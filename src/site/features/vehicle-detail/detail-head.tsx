import { ArrowLeft, Share2, MessageCircle } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import type { VehicleDetail } from '#generated/client/types.gen.ts';
import { readBackPath } from '#site/routing/back-path.ts';
import { useIsHydrated } from '#site/page-state/hydration.ts';
import { showToast } from '#shared/state/toasts.ts';
import { Breadcrumbs } from '#site/components/breadcrumbs.tsx';
import { FavoriteButton } from '#site/components/favorite-button.tsx';
import { FactLine } from '#site/components/vehicle-card.tsx';
import { useFormats } from '#shared/i18n/use-formats.ts';
import { paths } from '#shared/routing/paths.ts';
import { goesBack } from '#site/routing/page-direction.ts';
import { Button, ButtonLink } from '#shared/ui/button.tsx';
import { returnTarget, type DetailAddress } from './detail-address.ts';
import { useSharedAddress } from './shared-destination.ts';
import styles from './detail-head.module.css';
import { lazy, Suspense } from 'react';
import { useOwnDialog } from '#shared/state/dialogs.ts';
import { withTexts } from '#shared/i18n/feature-texts.ts';
import { FittingText } from '#shared/ui/fitting-text.tsx';

const whatsAppDialog = 'whatsApp';

const WhatsAppDialog = lazy(() =>
  withTexts(() => import('./whatsapp/whatsapp-dialog.tsx'), 'sharing', 'importing', 'forms'),
);

/** The breadcrumbs, the vehicle's name and its most important facts. */
export function DetailHead({ address, detail }: { address: DetailAddress; detail: VehicleDetail }) {
  const { t } = useTranslation(['detail', 'shell', 'vehicles', 'common']);
  const formats = useFormats();
  const backPath = useIsHydrated() ? readBackPath() : undefined;
  const { vehicle } = detail;
  const { styleName, regDate, mileage, displacement, fuelType, handlePosition, country, refNo } = vehicle;
  const facts = [
    formats.month(regDate),
    t('vehicles:kilometres', { mileage }),
    ...(displacement === '-' ? [] : [displacement]),
    fuelType,
    t('steering', { side: handlePosition }),
    country,
  ];
  return (
    <header className={styles.head}>
      <div className={styles.way}>
        <Breadcrumbs
          crumbs={[
            { label: t('shell:tabHome'), to: paths.home() },
            { label: t('shell:tabVehicles'), to: paths.vehicles() },
            { label: styleName },
          ]}
        />
        <ButtonLink
          variant="text"
          size="small"
          startIcon={<ArrowLeft size="1.125em" aria-hidden />}
          to={returnTarget(address, backPath)}
          state={goesBack}
        >
          {t('common:back')}
        </ButtonLink>
      </div>
      <div className={styles.title}>
        <div className={styles.naming}>
          <h1>{styleName}</h1>
          <div className={styles.facts}>
            <FactLine facts={facts}>
              <li className={styles.reference}>{refNo}</li>
            </FactLine>
          </div>
        </div>
        <div className={styles.acts}>
          <WhatsAppButton id={address.id} detail={detail} />
          <ShareButton id={address.id} name={styleName} />
          <FavoriteButton vehicleId={address.id} isSaved={vehicle.favoriteState === '1'} look="fitting" />
        </div>
      </div>
    </header>
  );
}

/** Shares the vehicle's address through the system's share sheet, or copies it. */
function ShareButton({ id, name }: { id: string; name: string }) {
  const { t } = useTranslation(['detail', 'messages']);
  const readAddress = useSharedAddress(id);

  async function share(): Promise<void> {
    const url = readAddress();
    if (typeof (navigator as Partial<Navigator>).share === 'function') {
      // The promise rejects when the reader closes the sheet, which is not a failure.
      await navigator.share({ title: name, url }).catch(() => undefined);
      return;
    }
    try {
      await navigator.clipboard.writeText(url);
      showToast('success', t('messages:copied'));
    } catch {
      showToast('error', t('messages:copyFailed'));
    }
  }

  return (
    <Button variant="text" startIcon={<Share2 size="1.25em" aria-hidden />} onClick={() => void share()}>
      {t('share')}
    </Button>
  );
}

/** Opens the sharing dialog. Its code loads on demand. */
function WhatsAppButton({ id, detail }: { id: string; detail: VehicleDetail }) {
  const { t } = useTranslation('detail');
  const { isOpen, open, close } = useOwnDialog(whatsAppDialog);
  return (
    <>
      <Button variant="text" startIcon={<MessageCircle size="1.25em" aria-hidden />} onClick={open}>
        <FittingText words={t('shareByWhatsApp')} short="WhatsApp" />
      </Button>
      {isOpen && (
        <Suspense fallback={null}>
          <WhatsAppDialog id={id} detail={detail} onClose={close} />
        </Suspense>
      )}
    </>
  );
}
