import type { Handlers } from '#generated/server.ts';
import type { TermPart } from '#generated/client/types.gen.ts';
import { type Context, staffActorOf, refuse } from '#server/platform/calls/context.ts';
import { findPricingSettings, partsOf } from '#server/marketplace/pricing/pricing-settings.ts';
import { changeTerms } from './change-terms.ts';
import { faultOfClearance, faultOfFreight, faultOfInsurance, yardIdsOf } from './check-terms.ts';
import { staffPreviewTerms } from './preview-terms.ts';
import { staffListTermVersions, staffReadTerms } from './read-terms.ts';
import { clearanceOf, freightOf } from './show-terms.ts';
import { changeSetting, readSetting } from '#server/platform/calls/versioned-setting.ts';
import { refundRules } from '#server/marketplace/orders/refund-rules.ts';
import { reservationLimits } from '#server/marketplace/orders/reservation-limits.ts';

/** Limits of unpaid reservations per account. */
const reservationLimitHandlers: Pick<Handlers<Context>, 'staffGetReservationLimits' | 'staffSetReservationLimits'> = {
  async staffGetReservationLimits(_payload, { database }) {
    return { code: 0, body: await readSetting(database, reservationLimits) };
  },

  async staffSetReservationLimits({ version, perBuyer, perDealer }, context) {
    const { database, now } = context;
    const change = { by: staffActorOf(context), value: { version, perBuyer, perDealer } };
    const changed = await changeSetting(database, reservationLimits, change, now);
    return changed === 'changed' ? { code: 409 } : { code: 0, body: changed };
  },
};

const refundRuleHandlers: Pick<Handlers<Context>, 'staffGetRefundRules' | 'staffSetRefundRules'> = {
  async staffGetRefundRules(_payload, { database }) {
    return { code: 0, body: await readSetting(database, refundRules) };
  },

  async staffSetRefundRules({ version, rules }, context) {
    const { database, now } = context;
    const change = { by: staffActorOf(context), value: { version, rules } };
    const changed = await changeSetting(database, refundRules, change, now);
    return changed === 'changed' ? { code: 409 } : { code: 0, body: changed };
  },
};

type TermOperation =
  | 'staffReadTerms'
  | 'staffSetRates'
  | 'staffSetDeposit'
  | 'staffSetInsurance'
  | 'staffSetFreight'
  | 'staffSetClearance'
  | 'staffPreviewTerms'
  | 'staffListTermVersions'
  | keyof typeof refundRuleHandlers
  | keyof typeof reservationLimitHandlers;

export const termHandlers: Pick<Handlers<Context>, TermOperation> = {
  ...refundRuleHandlers,
  ...reservationLimitHandlers,
  staffReadTerms,
  staffListTermVersions,
  staffPreviewTerms,

  staffSetRates: ({ version, jpyPerUsd, kesPerUsd }, context) =>
    set(context, { part: 'rates', version, value: { jpyPerUsd, kesPerUsd } }),

  staffSetDeposit: ({ version, ratio }, context) => set(context, { part: 'deposit', version, value: ratio }),

  async staffSetInsurance({ version, policyFeeCents, ratioOfCif, minimumCents }, context) {
    const insurance = { policyFeeCents, ratioOfCif, minimumCents };
    const fault = faultOfInsurance(insurance);
    if (fault) return refuse(context, 400, fault);
    return set(context, { part: 'insurance', version, value: insurance });
  },

  async staffSetFreight({ version, roro, container }, context) {
    const freight = { roro, container };
    const fault = faultOfFreight(freight, yardIdsOf(partsOf(await findPricingSettings(context.database))));
    if (fault) return refuse(context, 400, fault);
    return set(context, { part: 'freight', version, value: freightOf(freight) });
  },

  async staffSetClearance({ version, countries }, context) {
    const fault = faultOfClearance({ countries });
    if (fault) return refuse(context, 400, fault);
    return set(context, { part: 'clearance', version, value: clearanceOf({ countries }) });
  },
};

async function set<Part extends TermPart>(context: Context, change: Parameters<typeof changeTerms<Part>>[2]) {
  const version = await changeTerms(context.database, staffActorOf(context), change, context.now);
  return version === undefined ? ({ code: 409 } as const) : ({ code: 0, body: { version } } as const);
}
