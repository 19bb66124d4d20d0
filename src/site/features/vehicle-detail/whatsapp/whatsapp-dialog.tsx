import { useTranslation } from 'react-i18next';
import type { Vehicle, VehicleDetail } from '#generated/client/types.gen.ts';
import { availabilityOf } from '#states/vehicle-availability.ts';
import { useLocalAmount } from '#site/components/delivered-prices.ts';
import { listedCountry } from '#site/remembered/destination.ts';
import { type Order, useOrder } from '../order/use-order.ts';
import { slidesOf } from '../gallery/slides.ts';
import { useSharedVerdict } from '../use-shared-verdict.ts';
import { MessageForm } from './message-form.tsx';
import { shareText } from './share-text.ts';
import { useSharedAddress } from '../shared-destination.ts';

interface WhatsAppDialogProps {
  id: string;
  detail: VehicleDetail;
  onClose: () => void;
}

/** Shares a vehicle by WhatsApp: its price, whether it can be imported, and its link. */
export default function WhatsAppDialog(props: WhatsAppDialogProps) {
  const { vehicleStatus, pricesUnset } = props.detail.vehicle;
  return availabilityOf[vehicleStatus] === 'available' && !pricesUnset ? (
    <OrderableMessage {...props} />
  ) : (
    <PlainMessage {...props} />
  );
}

/** A vehicle that can be ordered has a known price to the chosen port. */
function OrderableMessage({ id, detail, onClose }: WhatsAppDialogProps) {
  const { t } = useTranslation(['sharing', 'detail']);
  const order = useOrder(id, detail);
  const { vehicle } = detail;
  const { countryCode, country } = order.draft;
  const { port, portName } = order;
  const verdict = useSharedVerdict({ id, countryCode, country, portId: port?.portId, portName });
  const withLocal = usePriceText(countryCode);
  const priceToPort = usePriceToPort(order);
  return (
    <Message
      id={id}
      vehicle={vehicle}
      // One price: the one at the chosen port.
      price={
        priceToPort === undefined
          ? t('listed', {
              price: withLocal(vehicle.vehiclePriceDesc, { usd: undefined, kes: vehicle.priceKES }),
              basis: t('detail:listedBasis'),
            })
          : undefined
      }
      priceToPort={priceToPort}
      verdict={verdict?.sentence}
      countryCode={countryCode || listedCountry}
      onClose={onClose}
    />
  );
}

/** Collect freight has no total to share. */
function usePriceToPort({ detail, draft, port, due, hasClearance }: Order): string | undefined {
  const { t } = useTranslation('sharing');
  const withLocal = usePriceText(draft.countryCode);
  const { total } = due;
  if (!port || total?.inCountry === undefined || total.text === detail.vehicle.vehiclePriceDesc) return undefined;
  return t(hasClearance ? 'toPortCleared' : 'toPort', {
    port: port.name,
    price: withLocal(total.text, { usd: total.usd, kes: total.inCountry }),
  });
}

type Approximate = Parameters<ReturnType<typeof useLocalAmount>>[0];

/** A price with the approximate amount in the currency of the destination, if a rate is known. */
function usePriceText(countryCode: string): (price: string, amount: Approximate) => string {
  const { t } = useTranslation('sharing');
  const localAmount = useLocalAmount(countryCode);
  return (price, amount) => {
    const local = localAmount(amount);
    return local === undefined ? price : t('priceAbout', { price, local });
  };
}

/** The message of a vehicle that is sold or has no price contains no offer. */
function PlainMessage({ id, detail: { vehicle }, onClose }: WhatsAppDialogProps) {
  const { t } = useTranslation('vehicles');
  const price = vehicle.pricesUnset ? t('priceOnRequest') : undefined;
  return <Message id={id} vehicle={vehicle} price={price} countryCode={listedCountry} onClose={onClose} />;
}

interface MessageProps {
  id: string;
  vehicle: Vehicle;
  price: string | undefined;
  priceToPort?: string | undefined;
  verdict?: string | undefined;
  /** The country for numbers without a calling code. */
  countryCode: string;
  onClose: () => void;
}

function Message({ id, vehicle, price, priceToPort, verdict, countryCode, onClose }: MessageProps) {
  const readAddress = useSharedAddress(id);
  const { styleName, regDate, refNo } = vehicle;
  const text = shareText({
    name: styleName,
    year: regDate.slice(0, 4),
    price,
    priceToPort,
    verdict,
    address: readAddress(),
  });
  const picture = { image: slidesOf(vehicle.photos)[0]?.image, name: refNo };
  return <MessageForm text={text} picture={picture} countryCode={countryCode} onClose={onClose} />;
}
