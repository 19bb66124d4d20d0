import { useQueryClient } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import type { InquiryPayload } from '../../../../generated/client/types.gen.ts';
import { queries } from '../../../api/api.ts';
import { displayFailure, isFailure } from '../../../api/errors.ts';
import { createIdempotencyKey } from '../../../api/idempotency-key.ts';
import { invalidateCalls } from '../../../api/invalidate.ts';
import { useOwnDialog } from '../../../app/dialogs.ts';
import { useGate, type PendingAction } from '../../../app/gate.ts';
import { isLost } from '../../../app/offline/line.ts';
import {
  type Act,
  isSameMatter,
  keepAct,
  keepLostAct,
  useWaitingActs,
  waitingActs,
} from '../../../app/offline/outbox.ts';
import { saveOrderDraft, type OrderDraft } from '../../../app/order-draft.ts';
import { showToast } from '../../../app/toasts.ts';
import { useFormats } from '../../../i18n/use-formats.ts';
import { paths } from '../../../routing/paths.ts';
import { useGo } from '../../../app/use-go.ts';
import { checkOrder, type OrderWarning } from './check-order.ts';
import { inquiryPayload } from './inquiry-payload.ts';
import { freight } from './order-choices.ts';
import type { Order } from './use-order.ts';

export const inquirySentDialog = 'inquirySent';

export interface ReserveOrInquire {
  reserve: () => void;
  inquire: () => void;
  /** Both without the question for a login. A page that was left for the login goes on with them. */
  continueWith: Record<'reservation' | 'inquiry', () => void>;
  isInquiring: boolean;
  /** An inquiry about the vehicle was made without a line, and is still to be sent. */
  isWaiting: boolean;
  /** Why the vehicle cannot be reserved: a reservation needs prepaid freight, and us an account to be paid on. */
  obstacle: 'reservePaused' | 'reserveNeedsPrepaid' | undefined;
}

/** What a buyer can do with an order that was put together: reserve the vehicle, or ask about it first. */
export function useReserveOrInquire(order: Order, onWarning: (warning: OrderWarning) => void): ReserveOrInquire {
  const { t } = useTranslation('detail');
  const { payUnit } = useFormats();
  const { open } = useOwnDialog(inquirySentDialog);
  const gate = useGate();
  const go = useGo();
  const queryClient = useQueryClient();
  const obstacle = order.detail.vehicle.reservationsPaused
    ? 'reservePaused'
    : order.draft.freightRadio === freight.prepaid
      ? undefined
      : 'reserveNeedsPrepaid';
  const waiting = useWaitingActs().some(({ act }) => act.kind === 'inquiry' && act.vehicleId === order.id);
  const inquiry = queries.useSubmitInquiryMutation({
    onSuccess: open,
    async onError(error, { body, headers }) {
      const key = headers?.['Idempotency-Key'] ?? createIdempotencyKey();
      if (isLost(error) && (await keepLostAct(asAct(body), key, error))) return;
      const { owner, text } = displayFailure(error);
      // The buyer can mend what was refused. Any other failure is an error.
      const isRefused = isFailure(error, 'failed');
      if (owner === 'place' || owner === 'toast') showToast(isRefused ? 'warning' : 'error', text);
      // The vehicle’s status may have changed since the page was loaded.
      if (isRefused) void invalidateCalls(queryClient, 'getVehicleDetail');
    },
  });

  /** Completes the draft, or warns about what is missing. */
  function check(): OrderDraft | undefined {
    const fault = checkOrder(order.draft, order.port !== undefined);
    if (fault) {
      onWarning(fault);
      return undefined;
    }
    const draft = completeDraft(order);
    if (!draft) showToast('warning', t('priceMissing'));
    return draft;
  }

  function reserve(): void {
    const draft = obstacle === undefined ? check() : undefined;
    if (!draft) return;
    saveOrderDraft(draft);
    go(paths.reserve({ id: order.id, styleName: draft.styleName, styleId: draft.styleId }));
  }

  function inquire(): void {
    const draft = inquiry.isPending ? undefined : check();
    if (!draft) return;
    saveOrderDraft(draft);
    const { flashSale } = order.detail.vehicle;
    const body = inquiryPayload({ draft, payUnit, flashSale });
    const key = createIdempotencyKey();
    // The same is not asked twice: this one takes the place of what still waits.
    const same = waitingActs.get().some(({ act }) => isSameMatter(act, asAct(body)));
    if (same) void keepAct(asAct(body), key);
    else inquiry.mutate({ body, headers: { 'Idempotency-Key': key } });
  }

  function asAct(body: InquiryPayload): Act {
    return { kind: 'inquiry', vehicleId: order.id, name: order.detail.vehicle.styleName, body };
  }

  const about = (name: PendingAction['name']): PendingAction => ({ name, about: order.id });
  return {
    reserve: () => gate(about('reservation'), reserve),
    inquire: () => gate(about('inquiry'), inquire),
    continueWith: { reservation: reserve, inquiry: inquire },
    isInquiring: inquiry.isPending,
    isWaiting: waiting,
    obstacle,
  };
}

/** Writes into the draft what stands on the page. Without a price there is nothing to reserve or to ask about. */
function completeDraft({ draft, port, transport, coupon, quote, prices, hasClearance }: Order): OrderDraft | undefined {
  const { price } = quote;
  if (!price || !port || !transport) return undefined;
  return {
    ...draft,
    port: port.portId,
    portName: port.name,
    transportTypeId: transport.type,
    transportTypeDesc: transport.desc,
    coupon: coupon?.id ?? '',
    displayClearancePrice: price.displayClearancePrice,
    showCustomClearance: price.showCustomClearance,
    checkClearancePrice: hasClearance ? 1 : 0,
    prices,
  };
}
