import { updateLandedCosts } from '#server/marketplace/catalogue/update-landed-costs.ts';
import { moveAgeBuckets, settleFlashSales } from '#server/marketplace/catalogue/move-buckets.ts';
import { deliverMails } from '#server/platform/mail/deliver.ts';
import { checkStoredDocuments } from '#server/marketplace/orders/documents/check-stored-documents.ts';
import { lapseDeposits } from '#server/marketplace/orders/lapse.ts';
import { remindOfDeposits } from '#server/marketplace/orders/remind-of-deposits.ts';
import { deliverNotices } from '#server/marketplace/notices/deliver-notices.ts';
import { closeOffers } from '#server/marketplace/offers/close-offers.ts';
import { deliverPushes } from '#server/platform/push/deliver-pushes.ts';
import { sendSearchAlerts } from '#server/marketplace/searches/send-search-alerts.ts';
import { registerCallbacks } from '#server/desk/mpesa/register-callbacks.ts';
import { settleRequests } from '#server/desk/mpesa/settle-requests.ts';
import { deleteExpired } from '#server/delete-expired.ts';
import type { Job } from '#server/platform/jobs/start-jobs.ts';
import { vacuumTables } from '#server/platform/jobs/vacuum-tables.ts';

const seconds = 1000;
const minutes = 60 * seconds;

/** All jobs of the server. */
export const allJobs: readonly Job[] = [
  { name: 'deliver-mails', interval: 3 * seconds, run: deliverMails },
  { name: 'deliver-pushes', interval: 3 * seconds, run: deliverPushes },
  { name: 'deliver-notices', interval: 3 * seconds, run: deliverNotices },
  { name: 'settle-mpesa-requests', interval: 3 * seconds, run: settleRequests },
  { name: 'register-mpesa-callbacks', interval: 10 * minutes, run: registerCallbacks },
  { name: 'lapse-deposits', interval: 30 * seconds, run: (services) => lapseDeposits(services) },
  { name: 'remind-of-deposits', interval: 60 * seconds, run: remindOfDeposits },
  { name: 'close-offers', interval: 30 * seconds, run: closeOffers },
  { name: 'alert-of-finds', interval: 60 * seconds, run: sendSearchAlerts },
  { name: 'settle-flash-sales', interval: 30 * seconds, run: settleFlashSales },
  { name: 'keep-landed-costs', interval: 3 * seconds, run: updateLandedCosts },
  { name: 'check-documents', interval: 10 * minutes, run: checkStoredDocuments },
  { name: 'forget-stale', interval: 10 * minutes, run: deleteExpired },
  { name: 'tidy-tables', interval: 10 * minutes, run: vacuumTables },
  { name: 'move-age-buckets', interval: 60 * minutes, run: moveAgeBuckets },
];
