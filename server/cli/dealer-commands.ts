import { marketTimeZone, timeText } from '#server/marketplace/reference/market-time.ts';
import { approveDealer, rejectDealer, type ReviewOutcome } from '#server/marketplace/dealers/review.ts';
import { type DealerState, dealerStateOf } from '#states/dealer-state.ts';
import { linkFile } from '#server/platform/files/file-links.ts';
import { type CommandServices, StaffRefused } from '#server/cli/command-services.ts';
import type { StaffCommand } from '#server/cli/parse-command.ts';
import { table } from '#server/cli/table.ts';

const names: Readonly<Record<Exclude<DealerState, 'none'>, string>> = {
  inReview: 'under review',
  approved: 'approved',
  rejected: 'rejected',
};

export async function listDealers({ services }: CommandServices): Promise<string> {
  const rows = await services.database
    .selectFrom('dealer_certificate')
    .innerJoin('account', 'account.id', 'dealer_certificate.account_id')
    .select(['dealer_certificate.id', 'status', 'fields', 'changed_at', 'account.email'])
    .orderBy('status')
    .orderBy('changed_at')
    .execute();
  if (rows.length === 0) return 'No certifications.';
  const cells = rows.map(({ id, status, fields, changed_at, email }) => [
    id,
    names[dealerStateOf[status]],
    fields['dealerName'] ?? '',
    email,
    `${services.publicUrl}${linkFile(services.secret, fields['taxNoPic'] ?? '', 'staff', services.clock())}`,
    timeText(changed_at, marketTimeZone),
  ]);
  return table(['Id', 'Status', 'Company', 'Account', 'PIN certificate', 'Since (Nairobi time)'], cells);
}

export async function reviewDealer(
  { services }: CommandServices,
  { command, subject, options, staffName }: StaffCommand,
): Promise<string> {
  const now = services.clock();
  const reviewer = { by: { name: staffName }, services };
  const outcome = await services.database
    .transaction()
    .execute((transaction) =>
      command === 'approve-dealer'
        ? approveDealer(transaction, subject, reviewer, now)
        : rejectDealer(transaction, subject, reviewer, options['reason'] ?? '', now),
    );
  return describe(outcome, subject, command === 'approve-dealer' ? 'approved' : 'rejected');
}

function describe(outcome: ReviewOutcome, id: string, done: string): string {
  if (outcome === 'gone') throw new StaffRefused(`There is no certification ${id}. \`dealers\` lists them.`);
  if (outcome === 'decided')
    throw new StaffRefused(`Certification ${id} is not under review: \`dealers\` shows its status.`);
  return `Certification ${id}: ${done}`;
}
