import type { StaffImportPhoto } from '#generated/client/types.gen.ts';
import { isPublicAddress } from '#server/platform/outbound/public-address.ts';
import { partsOfName } from '#server/platform/uploads/photo-name.ts';
import { mostPhotos } from '../add-photo.ts';
import type { FileRow } from '#server/desk/table/read-table.ts';
import { partsOf, photosColumn } from './columns.ts';

/** An existing vehicle with the sources of its photos. */
export interface PhotographedVehicle {
  id: string;
  photos: readonly string[] | null;
  sources: ReadonlySet<string>;
}

const mostNamed = 1000;
/** Enough for more than 1,200 vehicles with the maximum number of photos. */
export const mostNamedInFile = 50_000;
const longestAddress = 2000;
const longestName = 400;

/** Maximum number of photos listed in a file. */
export function countNamedPhotos(rows: readonly FileRow[]): number {
  return rows.reduce((sum, { cells }) => sum + partsOf(cells.get(photosColumn) ?? '').length, 0);
}

const isAddress = (source: string) => /^[a-z][a-z0-9+.-]*:\/\//i.test(source);

/**
 * Plans the photos listed in a cell. A photo the vehicle already has from the same source stays; identical files are only
 * detected after the download.
 */
export function planPhotos(
  cell: string,
  { vehicle, publicUrl }: { vehicle: PhotographedVehicle | undefined; publicUrl: string },
): StaffImportPhoto[] {
  const sources = [...new Set(partsOf(cell).map((part) => (isAddress(part) ? part : tidyName(part))))];
  let room = mostPhotos - (vehicle?.photos ?? []).length;
  return sources.slice(0, mostNamed).map((source, at): StaffImportPhoto => {
    const photo = { place: at + 1, source: source.slice(0, longestAddress), isInArchive: !isAddress(source) };
    if (vehicle && isThere(source, vehicle, publicUrl)) return { ...photo, state: 'present' };
    const fault = faultOf(source, publicUrl);
    if (fault) return { ...photo, state: 'failed', fault };
    room -= 1;
    return room < 0 ? { ...photo, state: 'failed', fault: 'full' } : { ...photo, state: 'waiting' };
  });
}

function isThere(source: string, vehicle: PhotographedVehicle, publicUrl: string): boolean {
  if (vehicle.sources.has(source)) return true;
  const own = ownPhotoAt(source, publicUrl);
  return own?.vehicleId === vehicle.id && (vehicle.photos ?? []).some((name) => partsOfName(name)?.id === own.id);
}

function faultOf(source: string, publicUrl: string): 'address' | 'name' | undefined {
  if (!isAddress(source)) return isFileName(source) ? undefined : 'name';
  const mayBeFetched =
    source.length <= longestAddress && (ownPhotoAt(source, publicUrl) !== undefined || isPublicAddress(source));
  return mayBeFetched ? undefined : 'address';
}

/** An archive file name, with backslashes normalised. */
const tidyName = (name: string) =>
  name
    .normalize('NFC')
    .replaceAll('\\', '/')
    .replace(/^(?:\.\/)+/, '');

/** Rejects paths that leave the archive. */
function isFileName(name: string): boolean {
  const folders = name.split('/');
  return name.length <= longestName && folders.every((part) => part !== '' && part !== '.' && part !== '..');
}

/** An exported address refers to our own photo and needs no network. */
export function ownPhotoAt(source: string, publicUrl: string) {
  if (!URL.canParse(source)) return undefined;
  const { origin, pathname } = new URL(source);
  if (origin !== new URL(publicUrl).origin) return undefined;
  const [, vehicleId, name = ''] = /^\/pictures\/([^/]+)\/([^/.]+)\.(?:webp|jpg)$/.exec(pathname) ?? [];
  const shown = partsOfName(name);
  return vehicleId !== undefined && shown ? { vehicleId, ...shown } : undefined;
}
