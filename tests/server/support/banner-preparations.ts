import type { OperationId } from '#generated/operations.ts';
import type { BannerSet, StaffBanners } from '#generated/client/types.gen.ts';
import type { TestMember } from '#server/desk/testing/open-member.ts';
import { chunk, png, pngHeader, pngRows } from '#server/platform/uploads/testing/make-pictures.ts';
import type { TestServer } from '#server/testing/open-test-server.ts';
import { bodyOf } from './body-of.ts';

type Prepare = (server: TestServer, owner: TestMember) => Promise<{ changes: object }>;

/** Black, so that the file is small however many pixels it has. */
const imgBase64 = png(pngHeader(1440, 525), pngRows(1440, 525), chunk('IEND')).toString('base64');
const facts = { words: { en: 'New', cn: '新', jp: '新' } };

async function newBanner(server: TestServer, { token }: TestMember): Promise<BannerSet> {
  return (await bodyOf(server.call('staffSaveBanner', { facts, imgBase64 }, { token }))) as BannerSet;
}

export const bannerPreparations: Partial<Record<OperationId, Prepare>> = {
  staffSaveBanner: async () => ({ changes: { id: undefined, version: undefined, imgBase64 } }),
  async staffArrangeBanners(server, { token }) {
    const { banners } = (await bodyOf(server.call('staffListBanners', {}, { token }))) as StaffBanners;
    const seen = banners.map(({ id }) => id);
    return { changes: { seen, ids: seen.toReversed() } };
  },
  staffRemoveBanner: async (server, owner) => ({ changes: await newBanner(server, owner) }),
};
