import type {
  OrderStatus,
  OrderTimeline,
  OrderWay,
  Paper,
  SentOriginals,
  TimelineMoney,
  TimelineStep,
} from '#generated/client/types.gen.ts';
import type { Database } from '#server/platform/database/tables.ts';
import type { PayUnit } from '#server/marketplace/pricing/amount.ts';
import { formatUnits } from '#server/marketplace/pricing/price-text.ts';
import { type MoneyLine, readMoney } from '../money/money-lines.ts';
import { type OrderAct, paymentAt } from '../order-graph.ts';
import { orderStateOf } from '#states/order-state.ts';
import type { OrderRow } from '../order-row.ts';
import { nameOf, type DocumentRow, readDocuments } from '../documents/order-documents.ts';
import { nextStep } from './next-step.ts';
import type { ShipmentFacts } from '#server/platform/database/tables/order-tables.ts';
import { latestOf, type ShipmentNote, readShipmentNotes } from '../shipment-notes.ts';

interface Reader {
  /** Whether the reader is staff, who see names and all remarks. */
  isForStaff: boolean;
  now: Date;
  /** Maps a document for this reader; undefined if hidden. */
  show: (row: DocumentRow) => Paper | undefined;
}

/** The events of an order in chronological order, with their proofs. */
export async function readTimeline(
  database: Database,
  order: OrderRow,
  vehicleCountry: string,
  reader: Reader,
): Promise<Omit<OrderTimeline, 'can'>> {
  const way = await readShipmentNotes(database, order.id);
  const papers = await readDocuments(database, order.id);
  const vouchers = await readVouchers(database, order.id);
  const records = await database
    .selectFrom('order_record')
    .selectAll()
    .where('order_id', '=', order.id)
    .orderBy('id')
    .execute();
  const live = papers.filter(({ withdrawn_at }) => withdrawn_at === null);
  const ofKind = (kind: DocumentRow['kind']) =>
    live.filter((paper) => paper.kind === kind).flatMap((paper) => reader.show(paper) ?? []);
  const { lines, sums } = await readMoney(database, order);
  const confirmed = records.filter(({ act }) => confirming.has(act));
  const inConfirmed = (line: MoneyLine) =>
    line.kind === 'received' && confirmed.some(({ created_at }) => +created_at === +line.created_at);
  const money = lines
    .filter((line) => !inConfirmed(line))
    .flatMap((line) => tellMoneyLine(line, order.pay_unit, reader));
  const steps = [
    ...records
      // Partial payments and reversals are shown with the money events.
      .filter(({ act }) => act !== 'acceptPart' && act !== 'reversePayment')
      .map((record) => ({
        ...tellRecord(record, vouchers, ofKind('billOfLading'), reader),
        ...(confirming.has(record.act) && amountAt(record, lines, order.pay_unit)),
      })),
    ...way.flatMap((noted, place) => tellNote(noted, way.slice(0, place), ofKind('inspectionCertificate'), reader)),
    ...papers.flatMap((paper) => tellPaper(paper, reader)),
  ];
  const next = nextStep(order, way, { vehicleCountry, missing: sums.missing, now: reader.now });
  return {
    way: wayOf(order, way),
    // Events of the same moment stay grouped: records, notes, documents.
    steps: steps.toSorted((one, other) => one.at.localeCompare(other.at)),
    ...(next && { next }),
    ...(money.length > 0 && { money }),
  };
}

const confirming: ReadonlySet<string> = new Set(['approvePayment', 'prepare', 'putInTransit']);

/** The amounts received with a confirmed payment. */
function amountAt(
  { created_at, status }: Pick<RecordRow, 'created_at' | 'status'>,
  lines: readonly MoneyLine[],
  unit: PayUnit,
): Pick<TimelineStep, 'amount'> {
  const payment = paymentAt(orderStateOf[status]);
  const line = lines.find(
    (one) => one.kind === 'received' && one.payment === payment && +one.created_at === +created_at,
  );
  return line ? { amount: formatUnits(line.amount, unit) } : {};
}

/** Details for staff only: what can still be reversed. */
const unpromised: ReadonlySet<MoneyLine['kind']> = new Set([
  'refundPlanned',
  'refundReleased',
  'refundWithdrawn',
  'reversalPlanned',
  'reversalWithdrawn',
]);

function tellMoneyLine(line: MoneyLine, unit: PayUnit, { isForStaff }: Reader): TimelineMoney[] {
  const { kind, amount, payment, day, reference, reason, actor, created_at } = line;
  if (!isForStaff && unpromised.has(kind)) return [];
  const byName = nameOf(actor);
  const isReasonShown = isForStaff || kind !== 'shortfall';
  return [
    {
      at: created_at.toISOString(),
      kind,
      amount: formatUnits(amount, unit),
      by: 'staff',
      ...(isForStaff && byName !== undefined && { byName }),
      ...(payment !== null && { payment }),
      ...(day !== null && { day }),
      ...(reference !== null && { reference }),
      ...(isReasonShown && reason !== null && { reason }),
    },
  ];
}

interface VoucherFile {
  handedInAt: Date;
  sha256: string | null;
  bytes: number | null;
}

/** The files of all payment proofs, in order of arrival. */
async function readVouchers(database: Database, orderId: string): Promise<VoucherFile[]> {
  const rows = await database
    .selectFrom('voucher')
    .innerJoin('orders', 'orders.id', 'voucher.order_id')
    .innerJoin('upload', (join) =>
      join
        .onRef('upload.account_id', '=', 'orders.account_id')
        .on((eb) => eb('upload.path', '=', eb.fn.any('voucher.images'))),
    )
    .select(['voucher.created_at', 'upload.hash', 'upload.bytes'])
    .where('voucher.order_id', '=', orderId)
    .orderBy('voucher.created_at')
    .orderBy('upload.path')
    .execute();
  return rows.map(({ created_at, hash, bytes }) => ({ handedInAt: created_at, sha256: hash, bytes }));
}

type What = TimelineStep['what'];

const whatOf: Readonly<Record<OrderAct | 'reserve', What>> = {
  reserve: 'reserved',
  acceptPart: 'paymentConfirmed',
  reversePayment: 'proofRejected',
  payDeposit: 'proofReceived',
  payBalance: 'proofReceived',
  close: 'cancelled',
  confirmDelivery: 'delivered',
  lapse: 'cancelled',
  approvePayment: 'paymentConfirmed',
  rejectPayment: 'proofRejected',
  prepare: 'paymentConfirmed',
  putInTransit: 'paymentConfirmed',
  ship: 'shipped',
  requestBalance: 'balanceAsked',
  complete: 'delivered',
  cancel: 'cancelled',
};

interface RecordRow {
  act: string;
  actor: string;
  status: OrderStatus;
  note: string | null;
  created_at: Date;
}

const aboutPayment: ReadonlySet<What> = new Set(['proofReceived', 'proofRejected', 'paymentConfirmed']);

function tellRecord(
  { act, actor, status, note, created_at }: RecordRow,
  vouchers: readonly VoucherFile[],
  billsOfLading: Paper[],
  reader: Reader,
): TimelineStep {
  const what = whatOf[act as OrderAct];
  const remark = act === 'rejectPayment' || reader.isForStaff ? note : null;
  const proofs = what === 'proofReceived' ? filesOf(vouchers, created_at) : [];
  return {
    ...begin(created_at, what, actor, reader),
    ...(aboutPayment.has(what) && { payment: paymentAt(orderStateOf[status]) }),
    ...(remark && { remark }),
    ...(proofs.length > 0 && { proofs }),
    ...(what === 'shipped' && billsOfLading.length > 0 && { papers: billsOfLading }),
  };
}

function filesOf(vouchers: readonly VoucherFile[], handedInAt: Date): { sha256: string; bytes: number }[] {
  return vouchers
    .filter((voucher) => voucher.handedInAt.getTime() === handedInAt.getTime())
    .flatMap(({ sha256, bytes }) => (sha256 && /^[0-9a-f]{64}$/.test(sha256) && bytes ? [{ sha256, bytes }] : []));
}

function tellNote(
  { note, facts, actor, created_at }: ShipmentNote,
  earlier: readonly ShipmentNote[],
  certificates: Paper[],
  reader: Reader,
): TimelineStep[] {
  // Shown with the steps from port to plates.
  if (note === 'originalsSent') return [];
  const former = latestOf(earlier, note);
  return [
    {
      ...begin(created_at, note, actor, reader),
      ...facts,
      ...(former.day !== undefined && former.day !== facts.day && { formerDay: former.day }),
      ...(note === 'inspectionPassed' &&
        facts.day !== undefined &&
        certificates.length > 0 && { papers: certificates }),
    },
  ];
}

function tellPaper(row: DocumentRow, reader: Reader): TimelineStep[] {
  const paper = reader.show(row);
  if (!paper) return [];
  const added = { ...begin(row.added_at, 'paperAdded', row.added_by, reader), papers: [paper] };
  if (!row.withdrawn_at || row.withdrawn_by === null) return [added];
  return [added, { ...begin(row.withdrawn_at, 'paperWithdrawn', row.withdrawn_by, reader), papers: [paper] }];
}

function begin(at: Date, what: What, actor: string, { isForStaff }: Reader): TimelineStep {
  const byName = nameOf(actor);
  return {
    at: at.toISOString(),
    what,
    by: actor === 'buyer' || actor === 'clock' ? actor : 'staff',
    ...(isForStaff && byName !== undefined && { byName }),
  };
}

/** The current shipment data. Vessel and voyage days are fields of the order itself. */
function wayOf({ vessel, departs_on, arrives_on }: OrderRow, way: readonly ShipmentNote[]): OrderWay {
  const planned = latestOf(way, 'inspectionPlanned');
  const passed = latestOf(way, 'inspectionPassed');
  const arrived = latestOf(way, 'arrived');
  const released = latestOf(way, 'released');
  const originals = originalsIn(latestOf(way, 'originalsSent'));
  const inspectedBy = passed.inspectedBy ?? planned.inspectedBy;
  return {
    ...(inspectedBy !== undefined && { inspectedBy }),
    ...(planned.day !== undefined && { inspectionPlannedOn: planned.day }),
    ...(passed.day !== undefined && { inspectionPassedOn: passed.day }),
    ...(passed.number !== undefined && { certificateNumber: passed.number }),
    ...(passed.checkAt !== undefined && { checkAt: passed.checkAt }),
    ...(vessel !== null && { vessel }),
    ...(departs_on !== null && { departsOn: departs_on }),
    ...(arrives_on !== null && { arrivesOn: arrives_on }),
    ...(arrived.day !== undefined && { arrivedOn: arrived.day }),
    ...(released.day !== undefined && { releasedOn: released.day }),
    ...(originals && { originals }),
  };
}

function originalsIn({ day, courier, number, trackAt }: ShipmentFacts): SentOriginals | undefined {
  if (day === undefined || courier === undefined || number === undefined) return undefined;
  return { sentOn: day, courier, number, ...(trackAt !== undefined && { trackAt }) };
}
