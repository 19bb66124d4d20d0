import { randomBytes } from 'node:crypto';
import type { BannerFacts, BannerSet } from '#generated/client/types.gen.ts';
import { type StaffActor, writeAuditLog } from '#server/platform/calls/audit-log.ts';
import { lockTopic } from '#server/platform/database/lock-topic.ts';
import type { Database } from '#server/platform/database/tables.ts';
import { type BannerRow, readBanners } from '#server/marketplace/home/banners.ts';
import { newId } from '#server/platform/secrets/ids.ts';
import { factsOf, namesOf } from './show-banner.ts';
import type { BannerPicture } from './store-banner-picture.ts';

const mostBanners = 20;

/** Serialises banner changes, so that the second of two editors gets a conflict. */
async function takeTurn(transaction: Database): Promise<BannerRow[]> {
  await lockTopic(transaction, 'banners');
  return readBanners(transaction);
}

/** A banner with the version the caller saw. */
interface Seen {
  id: string;
  version: number;
}

interface Wanted {
  /** Absent when adding one. */
  seen: Seen | undefined;
  facts: BannerFacts;
  /** Absent to keep the current picture. */
  picture: BannerPicture | undefined;
}

/** Adds a banner at the end or changes one. Returns its version, or why it failed. */
export async function saveBanner(
  transaction: Database,
  by: StaffActor,
  { seen, facts, picture }: Wanted,
  now: Date,
): Promise<BannerSet | 'changed' | 'bannerGone' | 'bannerPictureMissing' | 'bannersFull'> {
  const banners = await takeTurn(transaction);
  const found = seen && banners.find(({ id }) => id === seen.id);
  if (seen && !found) return 'bannerGone';
  if (found && found.version !== seen?.version) return 'changed';
  if (!found && banners.length >= mostBanners) return 'bannersFull';
  const imageUrl = picture ? await recordPicture(transaction, picture, now) : found?.image_url;
  if (imageUrl === undefined) return 'bannerPictureMissing';
  const [id, version] = [found?.id ?? newId(), (found?.version ?? 0) + 1];
  const row = {
    words: JSON.stringify(namesOf(facts.words)),
    make_id: facts.makeId ?? null,
    from_day: facts.from ?? null,
    until_day: facts.until ?? null,
    image_url: imageUrl,
    version,
    set_by: by.name,
    member_id: by.memberId ?? null,
    set_at: now,
  };
  const place = Math.max(0, ...banners.map((banner) => banner.place)) + 1;
  await (found
    ? transaction.updateTable('home_banner').set(row).where('id', '=', id).execute()
    : transaction
        .insertInto('home_banner')
        .values({ id, place, ...row })
        .execute());
  const act = {
    by,
    act: found ? 'change-banner' : 'add-banner',
    subject: id,
    ...(found && { before: loggedFactsOf(found) }),
    after: { version, ...facts, imageUrl },
  };
  await writeAuditLog(transaction, act, now);
  return { id, version };
}

/** Each picture has an address of its own, so that nobody is shown one that was there before. */
async function recordPicture(transaction: Database, { path, bytes }: BannerPicture, now: Date): Promise<string> {
  const id = randomBytes(8).toString('hex');
  await transaction.insertInto('home_banner_picture').values({ id, path, bytes, added_at: now }).execute();
  return `/pictures/banners/${id}.webp`;
}

/** Reorders the banners. Returns false if they have changed since the caller saw them. */
export async function arrangeBanners(
  transaction: Database,
  by: StaffActor,
  { seen, ids }: { seen: readonly string[]; ids: readonly string[] },
  now: Date,
): Promise<boolean> {
  const before = (await takeTurn(transaction)).map(({ id }) => id);
  if (before.join() !== seen.join()) return false;
  if (ids.join() === before.join()) return true;
  for (const [index, id] of ids.entries()) {
    await transaction
      .updateTable('home_banner')
      .set({ place: index + 1 })
      .where('id', '=', id)
      .execute();
  }
  const orders = { before: { order: before }, after: { order: ids } };
  await writeAuditLog(transaction, { by, act: 'arrange-banners', subject: 'banners', ...orders }, now);
  return true;
}

export async function removeBanner(
  transaction: Database,
  by: StaffActor,
  seen: Seen,
  now: Date,
): Promise<'done' | 'changed' | 'bannerGone'> {
  const found = (await takeTurn(transaction)).find(({ id }) => id === seen.id);
  if (!found) return 'bannerGone';
  if (found.version !== seen.version) return 'changed';
  await transaction.deleteFrom('home_banner').where('id', '=', found.id).execute();
  await writeAuditLog(transaction, { by, act: 'remove-banner', subject: found.id, before: loggedFactsOf(found) }, now);
  return 'done';
}

const loggedFactsOf = (row: BannerRow) => ({ version: row.version, ...factsOf(row), imageUrl: row.image_url });
