import { useTranslation } from 'react-i18next';
import type { StaffImportPhoto } from '#generated/client/types.gen.ts';
import type { Archive } from './archive/open-archive.ts';

type Told = StaffImportPhoto['state'] | 'archive' | 'wanted';
const kinds: readonly Exclude<Told, 'failed'>[] = ['waiting', 'archive', 'wanted', 'added', 'present'];

/** Photos of a row with their state and errors. */
export function RowPhotos({ photos, archive }: { photos: readonly StaffImportPhoto[]; archive: Archive | undefined }) {
  const { t } = useTranslation('desk-stock');
  const described = photos.map((photo) => ({ ...photo, ...describe(photo, archive) }));
  return (
    <>
      {kinds.map((kind) => {
        const names = described.filter((photo) => photo.shownAs === kind).map(({ source }) => shortName(source));
        return names.length > 0 && <li key={kind}>{t(`rowPhotos_${kind}`, { names: names.join(', ') })}</li>;
      })}
      {described.map(
        ({ place, source, fault }) =>
          fault !== undefined && (
            <li key={place}>
              <code>photos</code> “{source}”: {t(`photoFault_${fault}`)}
            </li>
          ),
      )}
    </>
  );
}

function describe({ state, fault, isInArchive, source }: StaffImportPhoto, archive: Archive | undefined) {
  if (state !== 'waiting' || !isInArchive) return { shownAs: state, fault };
  if (!archive) return { shownAs: 'wanted', fault: undefined } as const;
  const missing = archive.faultOf(source);
  return { shownAs: missing === undefined ? 'archive' : 'failed', fault: missing } as const;
}

/** Shortens an address to its end. */
function shortName(source: string): string {
  if (!/^https?:/i.test(source) || !URL.canParse(source)) return source;
  return new URL(source).pathname.split('/').findLast((part) => part !== '') ?? source;
}
