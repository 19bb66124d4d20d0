import type { RefundSituation, StaffOrder, StaffOrderState } from '#generated/client/types.gen.ts';
import { api } from '#shared/api/api.ts';
import type { Failure } from '#shared/api/errors.ts';

export type ActionName = Exclude<StaffOrder['can'][number], 'addNote'>;

/** Form values of all actions; each action uses its part. */
export interface ActionValues {
  reason: string;
  freightNumber: string;
  logisticsLink: string;
  vessel: string;
  departsOn: string;
  arrivesOn: string;
  /** What happens to the vehicle of a cancelled order. */
  vehicle: '' | 'offered' | 'withdrawn';
  /** Why an order ends for which something was paid. */
  situation: '' | RefundSituation;
}

interface Outcome {
  data?: StaffOrderState | undefined;
  error?: Failure | undefined;
}

type TextKey = Exclude<keyof ActionValues, 'situation' | 'vehicle'>;

const filled = <Key extends TextKey>(values: ActionValues, ...keys: Key[]): Partial<Record<Key, string>> =>
  Object.fromEntries(
    keys.map((key) => [key, values[key].trim()] as const).filter(([, value]) => value !== ''),
  ) as Partial<Record<Key, string>>;

/** Null clears what was planned before. */
const orNull = (text: string): string | null => (text.trim() === '' ? null : text.trim());

/** Runs an action on the order version that was shown. The server refuses it for any other version. */
export function runAction(name: ActionName, { id, version }: StaffOrder, values: ActionValues): Promise<Outcome> {
  const seen = { id, version };
  const shipment = filled(values, 'logisticsLink', 'vessel', 'departsOn', 'arrivesOn');
  switch (name) {
    case 'approvePayment':
      return api.staffApprovePayment({ body: seen });
    case 'rejectPayment':
      return api.staffRejectPayment({ body: { ...seen, reason: values.reason.trim() } });
    case 'recordPayment':
      return api.staffRecordPayment({ body: seen });
    case 'shipOrder':
      return api.staffShipOrder({
        body: {
          ...seen,
          freightNumber: values.freightNumber.trim(),
          ...filled(values, 'logisticsLink'),
          vessel: orNull(values.vessel),
          departsOn: orNull(values.departsOn),
          arrivesOn: orNull(values.arrivesOn),
        },
      });
    case 'changeShipment':
      return api.staffChangeShipment({ body: { ...seen, ...filled(values, 'freightNumber'), ...shipment } });
    case 'requestBalance':
      return api.staffRequestBalance({ body: { ...seen, ...filled(values, 'arrivesOn') } });
    case 'completeOrder':
      return api.staffCompleteOrder({ body: seen });
    case 'cancelOrder':
      return api.staffCancelOrder({
        body: {
          ...seen,
          reason: values.reason.trim(),
          withdrawsVehicle: values.vehicle === 'withdrawn',
          ...(values.situation !== '' && { situation: values.situation }),
        },
      });
    default:
      return name satisfies never;
  }
}
