import { parseDraft, type OrderDraft } from '../remembered/order-draft.ts';

/** The draft as this tab has stored it. */
export function readOrderDraft(): OrderDraft | undefined {
  return parseDraft(sessionStorage.getItem('orderDraft'));
}
