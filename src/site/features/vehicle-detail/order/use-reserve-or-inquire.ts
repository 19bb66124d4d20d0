import { useQueryClient } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import type { InquiryPayload } from '#generated/client/types.gen.ts';
import { queries } from '#shared/api/api.ts';
import { displayFailure, isFailure } from '#shared/api/errors.ts';
import { createIdempotencyKey } from '#shared/api/idempotency-key.ts';
import { invalidateCalls } from '#shared/api/invalidate.ts';
import { useOwnDialog } from '#shared/state/dialogs.ts';
import { useRequireLogin, type PendingAction } from '#site/session/require-login.ts';
import { isConnectionLost } from '#shared/state/connection.ts';
import {
  type Act,
  isSameSubject,
  queueChange,
  queueLostChange,
  useQueuedChanges,
  queuedChanges,
} from '#site/offline/outbox.ts';
import { saveOrderDraft, type OrderDraft } from '#site/remembered/order-draft.ts';
import { showToast } from '#shared/state/toasts.ts';
import { useFormats } from '#shared/i18n/use-formats.ts';
import { paths } from '#shared/routing/paths.ts';
import { useGo } from '#site/routing/use-go.ts';
import { checkRecipient } from '#site/components/recipient/check-recipient.ts';
import { presetRecipient } from '#site/components/recipient/recipient-choices.ts';
import { useSession } from '#site/session/session.tsx';
import { checkOrder, type OrderWarning } from './check-order.ts';
import { inquiryPayload } from './inquiry-payload.ts';
import { freight } from './order-choices.ts';
import type { Order } from './use-order.ts';

export const inquiryDialog = 'inquiry';
export const inquirySentDialog = 'inquirySent';

export interface ReserveOrInquire {
  reserve: () => void;
  /** Sends an inquiry, or asks for the recipient first. */
  inquire: () => void;
  /** Sends the inquiry of a complete draft. */
  sendInquiry: () => void;
  /** Both without the login check. A page that was left for the login continues with them. */
  continueWith: Record<'reservation' | 'inquiry', () => void>;
  isInquiring: boolean;
  /** An inquiry about the vehicle was made offline and is still queued. */
  isWaiting: boolean;
  /** Why the vehicle cannot be reserved: it requires prepaid freight, and an account for our payments. */
  obstacle: 'reservePaused' | 'reserveNeedsPrepaid' | undefined;
}

/** The actions for a draft order: reserve the vehicle, or inquire first. */
export function useReserveOrInquire(order: Order, onWarning: (warning: OrderWarning) => void): ReserveOrInquire {
  const { t } = useTranslation('detail');
  const { payUnit } = useFormats();
  const { open } = useOwnDialog(inquirySentDialog);
  const asking = useOwnDialog(inquiryDialog, true);
  const { user } = useSession();
  const requireLogin = useRequireLogin();
  const go = useGo();
  const queryClient = useQueryClient();
  const obstacle = order.detail.vehicle.reservationsPaused
    ? 'reservePaused'
    : order.draft.freightRadio === freight.prepaid
      ? undefined
      : 'reserveNeedsPrepaid';
  const waiting = useQueuedChanges().some(({ act }) => act.kind === 'inquiry' && act.vehicleId === order.id);
  const inquiry = queries.useSubmitInquiryMutation({
    onSuccess: open,
    async onError(error, { body, headers }) {
      const key = headers?.['Idempotency-Key'] ?? createIdempotencyKey();
      if (isConnectionLost(error) && (await queueLostChange(asAct(body), key, error))) return;
      const { owner, text } = displayFailure(error);
      // The buyer can correct a refused order. Any other failure is an error.
      const isRefused = isFailure(error, 'failed');
      if (owner === 'place' || owner === 'toast') showToast(isRefused ? 'warning' : 'error', text);
      // The vehicle’s status may have changed since the page was loaded.
      if (isRefused) void invalidateCalls(queryClient, 'getVehicleDetail');
    },
  });

  /** Completes the draft, or shows what is missing. */
  function check(): OrderDraft | undefined {
    const fault = checkOrder(order.draft, order.port !== undefined);
    if (fault) {
      onWarning(fault);
      return undefined;
    }
    const draft = completeDraft(order);
    if (!draft) showToast('warning', t('priceMissing'));
    return draft && presetRecipient(draft, user?.email);
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
    if (checkRecipient(draft)) asking.open();
    else send(draft);
  }

  function sendInquiry(): void {
    const draft = inquiry.isPending ? undefined : check();
    if (!draft) return;
    asking.close();
    send(draft);
  }

  function send(draft: OrderDraft): void {
    const { flashSale } = order.detail.vehicle;
    const body = inquiryPayload({ draft, payUnit, flashSale });
    const key = createIdempotencyKey();
    // The same inquiry is not sent twice: this one replaces a queued one.
    const same = queuedChanges.get().some(({ act }) => isSameSubject(act, asAct(body)));
    if (same) void queueChange(asAct(body), key);
    else inquiry.mutate({ body, headers: { 'Idempotency-Key': key } });
  }

  function asAct(body: InquiryPayload): Act {
    return { kind: 'inquiry', vehicleId: order.id, name: order.detail.vehicle.styleName, body };
  }

  const about = (name: PendingAction['name']): PendingAction => ({ name, about: order.id });
  return {
    reserve: () => requireLogin(about('reservation'), reserve),
    inquire: () => requireLogin(about('inquiry'), inquire),
    sendInquiry,
    continueWith: { reservation: reserve, inquiry: inquire },
    isInquiring: inquiry.isPending,
    isWaiting: waiting,
    obstacle,
  };
}

/** Stores the displayed values in the draft. Without a price it can be neither reserved nor inquired about. */
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
