import { ChevronDown, MapPin } from 'lucide-react';
import { useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useLocation } from 'react-router';
import type { Destination as OfferedCountry } from '#generated/client/types.gen.ts';
import { screens } from '#screens/screens.ts';
import { useFormats } from '#shared/i18n/use-formats.ts';
import { Menu } from '#shared/ui/menu.tsx';
import { portOf, useDestinations } from '#site/components/delivered-prices.ts';
import { followAccount, isListed, rememberDestination, useDestination } from '#site/remembered/destination.ts';
import { readOrderDraft, saveOrderDraft } from '#site/remembered/order-draft.ts';
import { useSession } from '#site/session/session.tsx';
import styles from './deliver-to.module.css';

/** Shows where vehicles are delivered, and lets the buyer choose. Prices, currencies and verdicts follow it. */
export function DeliverTo() {
  const { t } = useTranslation('shell');
  const formats = useFormats();
  const { user } = useSession();
  const destination = useDestination();
  const [isOpening, setOpening] = useState(false);
  const areNeeded = isOpening || user !== undefined || !isListed(destination);
  const { destinations, isError, refetch } = useDestinations({ areNeeded });
  useAccountCountry(destinations);
  const { countryCode, portId } = destination;
  const country = destinations?.find((one) => one.countryCode === countryCode);
  const port = portOf(country, portId);
  const place = isListed(destination) ? t('listedPort') : (port?.name ?? formats.country(countryCode));
  const items = (destinations ?? []).flatMap((one) =>
    one.ports.map(({ portId: id, name }) => ({
      id: `${one.countryCode} ${id}`,
      text: t('destination', { country: one.name, port: name }),
      isChosen: one.countryCode === countryCode && id === (port?.portId ?? portId),
      onChoose: () => deliverTo(one, { portId: id, name }),
    })),
  );
  const failed = [{ id: 'failed', text: t('destinationsFailed'), onChoose: () => void refetch() }];
  const open = () => setOpening(true);
  // The order on this page has its destination, and may already have been sent with it.
  if (useLocation().pathname === screens.reserve.path) return null;
  return (
    <div className={styles.place} onPointerEnter={open} onFocus={open}>
      <Menu label={t('deliverToMenu', { place })} items={isError ? failed : items}>
        <MapPin aria-hidden size="1.125rem" />
        <span className={styles.text}>
          <span className={styles.label}>{t('deliverTo')}</span> {place}
        </span>
        <ChevronDown aria-hidden size="1rem" />
      </Menu>
    </div>
  );
}

/** The order form has a destination too, which follows. */
function deliverTo(
  { countryCode, name: country }: OfferedCountry,
  { portId, name }: OfferedCountry['ports'][number],
): void {
  rememberDestination({ countryCode, portId });
  const draft = readOrderDraft();
  if (!draft) return;
  const transport = { transportTypeId: '', transportTypeDesc: '' };
  saveOrderDraft({
    ...draft,
    country,
    countryCode,
    port: portId,
    portName: name,
    ...transport,
    isDestinationChosen: true,
  });
}

/** A buyer who has chosen nothing gets the usual port of their account's country. */
function useAccountCountry(destinations: readonly OfferedCountry[] | undefined): void {
  const { user } = useSession();
  const home = user && destinations?.find(({ name }) => name === user.countryName);
  const [countryCode, portId] = [home?.countryCode, home?.ports[0]?.portId];
  const isKnown = user === undefined || destinations !== undefined;
  useEffect(() => {
    if (isKnown) followAccount(countryCode === undefined ? undefined : { countryCode, ...(portId && { portId }) });
  }, [isKnown, countryCode, portId]);
}
