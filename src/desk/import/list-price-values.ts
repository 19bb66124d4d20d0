import type { StaffListedVariant, StaffListPrice, StaffPutListPricePayload } from '#generated/client/types.gen.ts';
import { amountOf } from '#shared/forms/amount.ts';

/** Form values of a list price. */
export interface ListPriceTexts {
  from: string;
  least: string;
  /** Empty if sources agree. */
  most: string;
  list: string;
  title: string;
  url: string;
}

/** What the dialog does: adds a list price, corrects a scheduled one, or ends one. */
export type ListPriceAction = { is: 'add' } | { is: 'correct'; price: StaffListPrice } | { is: 'end' };

export function listPriceTextsOf(act: ListPriceAction, listYears: readonly string[]): ListPriceTexts {
  if (act.is !== 'correct') return { from: '', least: '', most: '', list: '', title: '', url: '' };
  const { from = '', least, most, list = '', source } = act.price;
  return {
    from,
    least: least === undefined ? '' : String(least),
    most: most === undefined || most === least ? '' : String(most),
    list: listYears.includes(list) ? list : '',
    title: source.title,
    url: source.url,
  };
}

type Given = Omit<StaffPutListPricePayload, 'version' | 'countryCode'>;

export function givenListPriceOf(
  { modelId, chassis }: StaffListedVariant,
  act: ListPriceAction,
  { from, least, most, list, title, url }: ListPriceTexts,
): Given {
  return {
    modelId,
    chassis,
    ...(act.is === 'correct' && act.price.from !== undefined && { corrects: act.price.from }),
    from,
    least: amountOf(least, listAmount) ?? 0,
    most: amountOf(most === '' ? least : most, listAmount) ?? 0,
    list,
    source: { title: title.trim(), url: url.trim() },
  };
}

export const listAmount = { before: 9, after: 0 } as const;
export const isAmount = (text: string) => (amountOf(text, listAmount) ?? 0) >= 1;
