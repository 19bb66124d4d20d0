import type { DealerCertificate, NewDealerPayload } from '#generated/client/types.gen.ts';
import { type Context, userOf } from '#server/platform/calls/context.ts';
import type { Database } from '#server/platform/database/tables.ts';
import { linkFile, pathIn } from '#server/platform/files/file-links.ts';
import { dealerStatusOf } from '#states/dealer-state.ts';
import { newId } from '#server/platform/secrets/ids.ts';
import { ownsUploads } from '#server/platform/uploads/store-picture.ts';

const textFields = [
  'dealerName',
  'dealerAddress',
  'dealerSize',
  'contactPerson',
  'contactNumber',
  'whatsAppNo',
  'email',
  'vatNo',
  'taxNo',
] as const;
const pictureFields = ['vatNoPic', 'taxNoPic'] as const;

type Fields = Partial<Record<(typeof textFields | typeof pictureFields)[number], string>>;

/** Returns the caller's own certification, with links to its pictures. */
export async function showCertificate(context: Context): Promise<DealerCertificate> {
  const { database, services, now } = context;
  const user = userOf(context);
  const certificate = await readCertificate(database, user.accountId);
  for (const field of pictureFields) {
    const path = certificate[field];
    if (path !== undefined) certificate[field] = linkFile(services.secret, path, user, now);
  }
  return certificate;
}

async function readCertificate(database: Database, accountId: string): Promise<DealerCertificate> {
  const found = await database
    .selectFrom('dealer_certificate')
    .select(['id', 'status', 'fields', 'remark'])
    .where('account_id', '=', accountId)
    .executeTakeFirst();
  if (!found) return { status: dealerStatusOf.none };
  const { status, id, fields, remark } = found;
  // Hide the earlier rejection reason once the certification is under review again.
  return { status, id, ...fields, ...(status === dealerStatusOf.rejected && remark !== null && { remark }) };
}

/** Submits a first certification, or returns why that is refused. */
export async function submitCertificate(
  context: Context,
  payload: NewDealerPayload,
): Promise<'dealerExists' | 'pictureUnknown' | undefined> {
  const { database, now } = context;
  const { accountId } = userOf(context);
  const { status } = await readCertificate(database, accountId);
  if (status !== dealerStatusOf.none) return 'dealerExists';
  const fields = pickFields(payload);
  if (!(await ownsUploads(database, accountId, picturesIn(fields)))) return 'pictureUnknown';
  const created = await database
    .insertInto('dealer_certificate')
    .values({
      id: newId(),
      account_id: accountId,
      status: dealerStatusOf.inReview,
      fields: JSON.stringify(fields),
      remark: null,
      created_at: now,
      changed_at: now,
    })
    // Another tab may have submitted since the check.
    .onConflict((conflict) => conflict.column('account_id').doNothing())
    .returning('id')
    .executeTakeFirst();
  return created ? undefined : 'dealerExists';
}

/** Resubmits the caller's rejected certification, or returns why that is refused. */
export async function replaceCertificate(
  context: Context,
  id: string,
  payload: NewDealerPayload,
): Promise<'dealerNotRejected' | 'pictureUnknown' | undefined> {
  const { database, now } = context;
  const { accountId } = userOf(context);
  const current = await database
    .selectFrom('dealer_certificate')
    .select(['status', 'fields'])
    .where('id', '=', id)
    .where('account_id', '=', accountId)
    .forUpdate()
    .executeTakeFirst();
  if (current?.status !== dealerStatusOf.rejected) return 'dealerNotRejected';
  const fields = pickFields(payload);
  const known = picturesIn(current.fields);
  const fresh = picturesIn(fields).filter((url) => !known.includes(url));
  if (!(await ownsUploads(database, accountId, fresh))) return 'pictureUnknown';
  await database
    .updateTable('dealer_certificate')
    .set({ status: dealerStatusOf.inReview, fields: JSON.stringify(fields), remark: null, changed_at: now })
    .where('id', '=', id)
    .execute();
  return undefined;
}

function pickFields(payload: NewDealerPayload): Fields {
  const given = [...textFields, ...pictureFields].map((field) => [field, payload[field]] as const);
  const fields: Fields = Object.fromEntries(given.filter(([, value]) => value !== undefined));
  for (const field of pictureFields) {
    const link = fields[field];
    if (link !== undefined) fields[field] = pathIn(link);
  }
  return fields;
}

function picturesIn(fields: Fields): string[] {
  return pictureFields.flatMap((field) => fields[field] ?? []);
}
