import { keepLandedCosts } from '../catalogue/keep-landed-costs.ts';
import { moveAgeBuckets, settleFlashSales } from '../catalogue/move-buckets.ts';
import { deliverMails } from '../mail/deliver.ts';
import { lapseDeposits } from '../orders/lapse.ts';
import { remindOfDeposits } from '../orders/remind-of-deposits.ts';
import { deliverPushes } from '../push/deliver-pushes.ts';
import { alertOfFinds } from '../searches/alert-of-finds.ts';
import { forgetStale } from './forget-stale.ts';
import type { Job } from './start-jobs.ts';
import { tidyTables } from './tidy-tables.ts';

const seconds = 1000;
const minutes = 60 * seconds;

/** All jobs of the server. */
export const allJobs: readonly Job[] = [
  { name: 'deliver-mails', interval: 3 * seconds, run: deliverMails },
  { name: 'deliver-pushes', interval: 3 * seconds, run: deliverPushes },
  { name: 'lapse-deposits', interval: 30 * seconds, run: (services) => lapseDeposits(services) },
  { name: 'remind-of-deposits', interval: 60 * seconds, run: remindOfDeposits },
  { name: 'alert-of-finds', interval: 60 * seconds, run: alertOfFinds },
  { name: 'settle-flash-sales', interval: 30 * seconds, run: settleFlashSales },
  { name: 'keep-landed-costs', interval: 3 * seconds, run: keepLandedCosts },
  { name: 'forget-stale', interval: 10 * minutes, run: forgetStale },
  { name: 'tidy-tables', interval: 10 * minutes, run: tidyTables },
  { name: 'move-age-buckets', interval: 60 * minutes, run: moveAgeBuckets },
];
