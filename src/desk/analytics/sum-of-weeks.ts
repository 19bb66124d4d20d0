import type { StaffWeek } from '#generated/client/types.gen.ts';

/** Totals over all given weeks. */
export function sumOfWeeks(weeks: readonly StaffWeek[]) {
  const sum = (count: (week: StaffWeek) => number) => weeks.reduce((total, week) => total + count(week), 0);
  return {
    visits: sum(({ visits }) => visits.home + visits.list + visits.vehicle + visits.other),
    registrations: sum(({ registrations }) => registrations),
    priceRequests: sum(({ priceRequests }) => priceRequests),
    reservations: sum(({ reservations }) => reservations),
    proofs: sum(({ proofs }) => proofs),
    deposits: sum(({ deposits }) => deposits),
    deliveries: sum(({ deliveries }) => deliveries),
    lapsed: sum(({ ended }) => ended.lapsed),
    byBuyer: sum(({ ended }) => ended.byBuyer),
    byStaff: sum(({ ended }) => ended.byStaff),
  };
}
