import type { OperationId } from '#generated/operations.ts';
import type {
  StaffPhotos,
  StaffStockImport,
  StaffVehicleState,
  StaffVehicleVideo,
} from '#generated/client/types.gen.ts';
import type { TestMember } from '#server/desk/testing/open-member.ts';
import { sheetWith } from '#server/desk/stock/testing/vehicle-data.ts';
import { goodPng } from '#server/platform/uploads/testing/make-pictures.ts';
import { mp4, track } from '#server/platform/uploads/testing/make-videos.ts';
import type { TestServer } from '#server/testing/open-test-server.ts';
import { bodyOf } from './body-of.ts';

type Prepare = (server: TestServer, owner: TestMember) => Promise<{ changes: object }>;

async function newDraft(server: TestServer, { token }: TestMember): Promise<StaffVehicleState> {
  return (await bodyOf(server.call('staffSaveVehicle', { sheet: sheetWith() }, { token }))) as StaffVehicleState;
}

async function ofDraft(server: TestServer, owner: TestMember, more: object = {}): Promise<{ changes: object }> {
  const { id, version } = await newDraft(server, owner);
  return { changes: { id, version, ...more } };
}

async function ofPublished(server: TestServer, owner: TestMember): Promise<{ changes: object }> {
  const { changes } = await ofDraft(server, owner);
  const { id, version } = (await bodyOf(
    server.call('staffPublishVehicle', changes, { token: owner.token }),
  )) as StaffVehicleState;
  return { changes: { id, version } };
}

/** An import file that changes a vehicle and adds another, read but not carried out yet. */
async function readTable(server: TestServer, owner: TestMember): Promise<{ changes: object }> {
  const { stockNo } = await newDraft(server, owner);
  const table = [
    'stock_number,make,model,style,registered,mileage_km,colour,yard,price_usd',
    `${stockNo},,,,,,,,4100`,
    `${stockNo}-B,Toyota,Vitz,1.0 F,2018-03,41200,Pearl White,Yokohama,4200`,
  ].join('\n');
  const file = { name: 'stock.csv', fileBase64: Buffer.from(table).toString('base64') };
  const { id } = (await bodyOf(server.call('staffReadStockFile', file, { token: owner.token }))) as StaffStockImport;
  return { changes: { id } };
}

/** A vehicle without a video, and a video for it. */
async function unfilmed(server: TestServer, owner: TestMember) {
  // Small, so that a caller without permission is refused for that, and not for the file's size.
  const videoBase64 = mp4([track('vide', 'avc1')]).toString('base64');
  return { id: (await newDraft(server, owner)).id, seen: undefined, videoBase64 };
}

/** A finished import file with a row that names a photo of an archive. */
async function tableWithArchive(server: TestServer, owner: TestMember): Promise<{ changes: object }> {
  const { token } = owner;
  const { stockNo } = await newDraft(server, owner);
  const fileBase64 = Buffer.from(`stock_number,photos\n${stockNo},front.png`).toString('base64');
  const read = await bodyOf(server.call('staffReadStockFile', { name: 'photos.csv', fileBase64 }, { token }));
  const { id } = read as StaffStockImport;
  await bodyOf(server.call('staffCarryOutImport', { id }, { token }));
  return { changes: { id, line: 2, place: 1, imgBase64: goodPng.toString('base64') } };
}

/** Preparations of the calls about vehicles and import files. */
export const stockPreparations: Partial<Record<OperationId, Prepare>> = {
  staffGetVehicle: async (server, owner) => ({ changes: { id: (await newDraft(server, owner)).id } }),
  staffPublishVehicle: ofDraft,
  staffWithdrawVehicle: ofPublished,
  staffDeleteDraft: ofDraft,
  staffDuplicateVehicle: async (server, owner) => ({ changes: { id: (await newDraft(server, owner)).id } }),
  staffChangePrice: ofDraft,
  staffSetFlashSale: ofPublished,
  async staffSetVehicleOffers(server, owner) {
    const { changes } = await ofDraft(server, owner);
    // The example's limit is for another price.
    return { changes: { ...changes, isOn: false } };
  },
  staffSetInspection: ofDraft,
  staffAddPhoto: async (server, owner) => ({
    changes: { id: (await newDraft(server, owner)).id, imgBase64: goodPng.toString('base64') },
  }),
  async staffArrangePhotos(server, owner) {
    const { id } = await newDraft(server, owner);
    const photo = { id, imgBase64: goodPng.toString('base64') };
    const { photos } = (await bodyOf(server.call('staffAddPhoto', photo, { token: owner.token }))) as StaffPhotos;
    const seen = photos.map(({ id: photoId, turn }) => ({ id: photoId, turn }));
    return { changes: { id, seen, photos: seen.map((one) => ({ ...one, turn: 90 })) } };
  },
  async staffEditPhoto(server, owner) {
    const { id } = await newDraft(server, owner);
    const added = { id, imgBase64: goodPng.toString('base64') };
    const { photos } = (await bodyOf(server.call('staffAddPhoto', added, { token: owner.token }))) as StaffPhotos;
    return { changes: { id, photo: photos[0]?.id, seen: undefined } };
  },
  staffSetVideo: async (server, owner) => ({ changes: await unfilmed(server, owner) }),
  async staffRemoveVideo(server, owner) {
    const unseen = await unfilmed(server, owner);
    const { video } = (await bodyOf(server.call('staffSetVideo', unseen, { token: owner.token }))) as StaffVehicleVideo;
    return { changes: { id: unseen.id, seen: video?.address } };
  },
  staffListImportRows: readTable,
  staffCarryOutImport: readTable,
  staffRetryImportPhotos: readTable,
  staffListImportPhotos: readTable,
  staffAddImportPhoto: tableWithArchive,
};
