import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { queries } from '../../../api/api.ts';
import { displayFailure } from '../../../api/errors.ts';
import { invalidateCalls } from '../../../api/invalidate.ts';
import { useOwnDialog } from '../../../app/dialogs.ts';
import { useGate, type PendingAction } from '../../../app/gate.ts';
import { saveOrderDraft, type OrderDraft } from '../../../app/order-draft.ts';
import { showToast } from '../../../app/toasts.ts';
import { useFormats } from '../../../i18n/use-formats.ts';
import { paths } from '../../../routing/paths.ts';
import { useGo } from '../../../app/use-go.ts';
import { checkOrder, type OrderWarning } from './check-order.ts';
import { inquiryPayload } from './inquiry-payload.ts';
import { freight } from './order-choices.ts';
import { seenPrices } from './seen-prices.ts';
import type { Order } from './use-order.ts';

export const inquirySentDialog = 'inquirySent';

export interface OrderActs {
  book: () => void;
  inquire: () => void;
  /** The same without the question whether somebody is logged in, for what continues after a login. */
  continueWith: Record<'booking' | 'inquiry', () => void>;
  isInquiring: boolean;
  /** Booking needs prepaid freight. */
  canBook: boolean;
}

/** A refusal that the buyer can mend; any other failure is an error. */
const refused = 400;

export function useOrderActs(order: Order, onWarning: (warning: OrderWarning) => void): OrderActs {
  const { t } = useTranslation('detail');
  const { payUnit } = useFormats();
  const { open } = useOwnDialog(inquirySentDialog);
  const gate = useGate();
  const go = useGo();
  const queryClient = useQueryClient();
  const complete = useCompleteDraft(order);
  const inquiry = useMutation({
    ...queries.submitInquiryMutation(),
    onSuccess: open,
    onError(error) {
      const { owner, text } = displayFailure(error);
      if (owner === 'place' || owner === 'toast') showToast(error.code === refused ? 'warning' : 'error', text);
      // Whatever was refused, the page may be older than the vehicle's status.
      if (error.code === refused) void invalidateCalls(queryClient, 'getVehicleDetail');
    },
  });

  /** The draft with its prices, once nothing is missing. */
  function check(): OrderDraft | undefined {
    const fault = checkOrder(order.draft, order.port !== undefined);
    if (fault) {
      onWarning(fault);
      return undefined;
    }
    const draft = complete();
    if (!draft) showToast('warning', t('priceMissing'));
    return draft;
  }

  function book(): void {
    const draft = order.draft.freightRadio === freight.prepaid ? check() : undefined;
    if (!draft) return;
    saveOrderDraft(draft);
    go(paths.reserve({ id: order.id, styleName: draft.styleName, styleId: draft.styleId }));
  }

  function inquire(): void {
    const draft = inquiry.isPending ? undefined : check();
    if (!draft) return;
    saveOrderDraft(draft);
    const { flashSale } = order.detail.vehicle;
    inquiry.mutate({ body: inquiryPayload({ draft, payUnit, flashSale }) });
  }

  const about = (name: PendingAction['name']): PendingAction => ({ name, about: order.id });
  return {
    book: () => gate(about('booking'), book),
    inquire: () => gate(about('inquiry'), inquire),
    continueWith: { booking: book, inquiry: inquire },
    isInquiring: inquiry.isPending,
    canBook: order.draft.freightRadio === freight.prepaid,
  };
}

/** Writes into the draft what stands on the page, for the reservation and the inquiry; nothing without a price. */
function useCompleteDraft({
  draft,
  port,
  transport,
  coupon,
  quote,
  hasClearance,
}: Order): () => OrderDraft | undefined {
  return () => {
    const { price } = quote;
    if (!price || !port || !transport) return undefined;
    return {
      ...draft,
      port: port.portId,
      portName: port.name,
      portCode: port.portId,
      roleRadio: transport.type,
      transportTypeId: transport.type,
      transportTypeDesc: transport.desc,
      coupon: coupon?.id ?? '',
      displayClearancePrice: price.displayClearancePrice,
      showCustomClearance: price.showCustomClearance,
      checkClearancePrice: hasClearance ? 1 : 0,
      prices: seenPrices(price, draft),
    };
  };
}
