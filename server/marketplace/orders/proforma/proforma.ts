import { marketDay, marketTimeZone, timeText } from '#server/marketplace/reference/market-time.ts';
import { readSetting } from '#server/platform/calls/versioned-setting.ts';
import type { CollectionAccount, PaymentCheckInfo } from '#server/marketplace/letters/letters.ts';
import { companyLines } from '#server/marketplace/company/company-texts.ts';
import { findCompany } from '#server/marketplace/company/company.ts';
import { readVehicle, type VehicleRow } from '#server/marketplace/vehicles/vehicle-row.ts';
import { wholeChassisOf } from '#server/marketplace/vehicles/property-groups.ts';
import { countryName, describeTexts } from '#server/marketplace/vehicles/vehicle-texts.ts';
import { type OrderRow, readOwnOrder } from '../order-row.ts';
import { cityName, portName, transportName } from '../order-texts.ts';
import { quoteLines } from '../quote-lines.ts';
import type { Handler } from '#generated/server.ts';
import { type Context, refuse, userOf } from '#server/platform/calls/context.ts';
import { inLanguage, readShownAccount, showAccount } from '../collection-agent.ts';
import type { Database } from '#server/platform/database/tables.ts';
import { formatUnits } from '#server/marketplace/pricing/price-text.ts';
import { lapseDeposits } from '../lapse.ts';
import { costsOf } from '../money/money-lines.ts';
import { orderCan } from '../order-graph.ts';
import { refundLines, refundRules } from '../refund-rules.ts';
import { requestedAmount, checkInfoOf, issueRequest, kindAt } from '../payment/issue-request.ts';
import type { Proforma } from './draw-proforma.ts';

// Banks and customs read the invoice, so it is in English whatever the buyer's language.
const language = 'en';

/** The content of an order's invoice. Prices are those of the stored quote, not today's. */
function stateProforma(
  order: OrderRow,
  vehicle: VehicleRow,
  {
    account,
    check,
    seller,
    rest,
    refunds,
  }: {
    account: CollectionAccount;
    check: PaymentCheckInfo;
    seller: readonly string[];
    rest?: string | undefined;
    refunds: readonly string[];
  },
): Proforma {
  const { receiver, shipping } = order;
  const texts = describeTexts(vehicle, language);
  return {
    orderNo: order.order_no,
    issuedOn: marketDay(order.created_at),
    seller,
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
          { label: 'Chassis number', value: wholeChassisOf(vehicle) },
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
      { title: 'Price', lines: quoteLines(order, order.pay_unit, language), qr: check.qr },
      {
        title: 'Payment',
        lines: [
          { label: 'Collection agent', value: account.agent },
          ...account.details,
          { label: 'Payment reference', value: order.order_no },
          ...(rest === undefined ? [] : [{ label: 'Still to be paid now', value: rest }]),
          { label: 'Deposit due', value: `${timeText(order.deposit_due_at, marketTimeZone)} (Nairobi time)` },
          { label: 'Check code', value: check.code },
        ],
      },
    ],
    notice:
      'The collection agent collects payments on behalf of GariPort. Pay the deposit by the time above, or the vehicle ' +
      'is no longer held. The balance is due when we tell you, 10 days before the vehicle reaches port. Before you pay, scan ' +
      `the QR code or enter the check code at ${check.link} to see whether this invoice is ours and still holds.\n\nRefunds\n${refunds.join('\n')}`,
  };
}

export const downloadProforma: Handler<'downloadProforma', Context> = async ({ id }, context) => {
  const { database, services, now } = context;
  const { accountId } = userOf(context);
  await lapseDeposits(services, { accountId });
  const order = await readOwnOrder(database, id, accountId);
  const vehicle = order && (await readVehicle(database, order.vehicle_id));
  if (!vehicle) return refuse(context, 400, 'orderGone');
  // Nothing is to be paid for a cancelled order.
  if (order.state === 'cancelled') return refuse(context, 400, 'orderStatusChanged');
  // While a payment is due, the invoice names the current account; afterwards the one paid to.
  const isDue = orderCan.payDeposit(order.state) || orderCan.payBalance(order.state);
  const shown = isDue
    ? (await showAccount(database, order, now)).account
    : await readShownAccount(database, order, now);
  const check = checkInfoOf({ services, language }, await issueRequest(context, order, shown));
  const rest = isDue ? await restOf(database, order) : undefined;
  const account = inLanguage(shown.agent, language);
  const company = await findCompany(database);
  const refunds = refundLines((await readSetting(database, refundRules)).rules);
  const seller = company ? companyLines(company, language) : [];
  // Imported lazily: the drawing library is large, and most nodes start more often than they draw invoices.
  const { drawProforma } = await import('./draw-proforma.ts');
  return {
    code: 0,
    body: await drawProforma(stateProforma(order, vehicle, { account, check, seller, rest, refunds })),
  };
};

/** The amount requested now, if it differs from the prices after a partial payment or an overpayment. */
async function restOf(database: Database, order: OrderRow): Promise<string | undefined> {
  const kind = kindAt(order);
  const { deposit, total } = costsOf(order);
  const asked = await requestedAmount(database, order, kind);
  const stated = kind === 'deposit' ? deposit : total - deposit;
  return asked === stated ? undefined : formatUnits(asked, order.pay_unit);
}
