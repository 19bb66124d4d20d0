import type { RefundRules, RefundShare, RefundSituation, StaffRefundRules } from '#generated/client/types.gen.ts';
import type { VersionedSetting } from '#server/platform/calls/versioned-setting.ts';
import type { RefundPromise } from '#server/platform/database/tables/json-values.ts';
import { marketDay } from '#server/marketplace/reference/market-time.ts';
import en from '../../../locales/en/refunds.json' with { type: 'json' };

/** Fair to a buyer: only a late change of mind costs something, since the vehicle was held meanwhile. */
export const refundRules: VersionedSetting<StaffRefundRules> = {
  name: 'refund-rules',
  unset: {
    version: 0,
    rules: {
      notPaidInTime: { percent: 100, workingDays: 5 },
      changeOfMind: { percent: 90, workingDays: 5 },
      failedInspection: { percent: 100, workingDays: 5 },
      lateShip: { percent: 100, workingDays: 5 },
      lostShip: { percent: 100, workingDays: 10 },
      notAsDescribed: { percent: 100, workingDays: 5 },
      freeHours: 24,
      lateDays: 30,
    },
  },
  act: 'set-refund-rules',
};

const hour = 3_600_000;

interface Ending {
  situation: RefundSituation;
  firstPaidAt: Date | undefined;
  /** In the smallest unit. */
  received: number;
  now: Date;
}

/** The refund of an order that ends now, by the rules of today. It stays the same if the rules change later. */
export function promiseRefund(rules: RefundRules, { situation, firstPaidAt, received, now }: Ending): RefundPromise {
  const { percent, workingDays } = rules[situation];
  const isFree =
    situation === 'changeOfMind' &&
    (firstPaidAt === undefined || now.getTime() - firstPaidAt.getTime() <= rules.freeHours * hour);
  const sendBy = addWorkingDays(marketDay(now), workingDays);
  return { situation, percent: isFree ? 100 : percent, received, sendBy };
}

/** Bank transfers take no weekends. */
export function addWorkingDays(day: string, count: number): string {
  const date = new Date(`${day}T00:00:00Z`);
  for (let left = count; left > 0;) {
    date.setUTCDate(date.getUTCDate() + 1);
    if (date.getUTCDay() !== 0 && date.getUTCDay() !== 6) left -= 1;
  }
  return date.toISOString().slice(0, 10);
}

/** What is still to be refunded of a promise, in the smallest unit. Money that arrives afterwards is refunded completely. */
export function promisedAmount(
  { percent, received: before = Infinity }: Pick<RefundPromise, 'percent' | 'received'>,
  { received, givenBack, underWay, refundable }: Record<'received' | 'givenBack' | 'underWay' | 'refundable', number>,
): number {
  const late = Math.max(0, received - before);
  const all = Math.round(((received - late) * percent) / 100) + late;
  return Math.max(0, Math.min(refundable, all - givenBack - underWay));
}

export const refundSituations = [
  'notPaidInTime',
  'changeOfMind',
  'failedInspection',
  'lateShip',
  'lostShip',
  'notAsDescribed',
] as const satisfies readonly RefundSituation[];

/** The promises in English, as on invoices. */
export function refundLines(rules: RefundRules): string[] {
  return refundSituations.map((situation) => {
    const { percent, workingDays } = rules[situation];
    const isFree = situation === 'changeOfMind' && rules.freeHours > 0;
    const values: Readonly<Record<string, string>> = {
      share: shareText({ percent, workingDays }),
      days: String(workingDays),
      hours: String(rules.freeHours),
      lateDays: String(rules.lateDays),
    };
    const text = isFree ? en.text_changeOfMindFree : en[`text_${situation}`];
    const value = text.replaceAll(/\{\{(\w+)\}\}/g, (_, name: string) => values[name] ?? '');
    return `${en[`name_${situation}`]}: ${value}`;
  });
}

function shareText({ percent }: RefundShare): string {
  if (percent === 100) return en.share_all;
  return percent === 0 ? en.share_none : en.share_part.replace('{{percent}}', String(percent));
}
