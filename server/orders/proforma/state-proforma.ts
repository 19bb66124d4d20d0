import { marketDay, marketTimeZone } from '../../reference/market-day.ts';
import type { CollectionAccount } from '../../mail/letters/order-letters.ts';
import type { VehicleRow } from '../../vehicles/vehicle-row.ts';
import { countryName, describeTexts } from '../../vehicles/vehicle-texts.ts';
import type { OrderRow } from '../order-row.ts';
import { cityName, portName, transportName } from '../place-texts.ts';
import { quoteLines } from '../quote-lines.ts';
import { timeText } from '../time-text.ts';
import type { Proforma } from './proforma.ts';

// Banks and customs read it, so it is in English whoever asks.
const language = 'en';

/** What the proforma of an order says: the quote that it was made on, not today's prices. */
export function stateProforma(order: OrderRow, vehicle: VehicleRow, account: CollectionAccount): Proforma {
  const { receiver, shipping } = order;
  const texts = describeTexts(vehicle, language);
  return {
    orderNo: order.order_no,
    issuedOn: marketDay(order.created_at),
    sections: [
      {
        title: 'Buyer',
        lines: [
          { label: 'Name', value: receiver.name },
          { label: 'Address', value: receiver.address },
          {
            label: 'City',
            value: `${cityName(receiver.cityId, language)}, ${countryName(receiver.countryCode, language)}`,
          },
          { label: 'E-mail', value: receiver.email },
          { label: 'Phone', value: receiver.phone },
        ],
      },
      {
        title: 'Vehicle',
        lines: [
          { label: 'Name', value: texts.name },
          { label: 'Reference number', value: texts.refNo },
          { label: 'Chassis number', value: vehicle.facts.chassisNumber },
          { label: 'First registration', value: texts.regDate },
          { label: 'Mileage', value: `${texts.mileage} km` },
          { label: 'Colour', value: texts.colour },
          { label: 'Country', value: texts.country },
        ],
      },
      {
        title: 'Shipping',
        lines: [
          { label: 'Destination', value: countryName(shipping.countryCode, language) },
          { label: 'Port', value: portName(shipping.portId, language) },
          { label: 'Transport', value: transportName(shipping.transportType, language) },
        ],
      },
      { title: 'Price', lines: quoteLines(order, order.pay_unit, language) },
      {
        title: 'Payment',
        lines: [
          { label: 'Collection agent', value: account.agent },
          ...account.details,
          { label: 'Payment reference', value: order.order_no },
          { label: 'Deposit due', value: `${timeText(order.deposit_due_at, marketTimeZone)} (Nairobi time)` },
        ],
      },
    ],
    notice:
      'The collection agent collects payments on behalf of GariPort. Pay the deposit by the time above, or the vehicle ' +
      'is no longer held. The balance is due when we tell you, 10 days before the vehicle reaches port.',
  };
}
