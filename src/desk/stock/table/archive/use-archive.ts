import { useEffect, useState } from 'react';
import type { StaffStockImport } from '#generated/client/types.gen.ts';
import { useMember } from '#desk/session/desk-session.tsx';
import {
  type ArchiveFingerprint,
  forgetArchive,
  isSameArchive,
  storeArchive,
  readStoredArchive,
} from './stored-archive.ts';
import { type Archive, openArchive } from './open-archive.ts';
import type { ArchiveFault } from './read-directory.ts';

export interface ChosenArchive {
  archive: Archive | undefined;
  fault: ArchiveFault | undefined;
  /** The archive chosen before a reload, too large to store, that must be chosen again. */
  wanted: ArchiveFingerprint | undefined;
  /** A different archive was chosen instead. */
  isAnother: boolean;
  choose: (file: File) => Promise<void>;
}

interface Chosen {
  archive?: Archive;
  fault?: ArchiveFault;
  /** Whether it was chosen on this page and must be stored. */
  file?: File;
  /** The import file it was restored for; undefined for one chosen by hand. */
  restoredFor?: string;
}

/** The photo archive chosen on this page, or restored after a reload. One that cannot be opened is discarded. */
export function useArchive(table: Pick<StaffStockImport, 'id' | 'photos'> | undefined): ChosenArchive {
  const { id: owner } = useMember();
  const [chosen, setChosen] = useState<Chosen>({});
  const [wanted, setWanted] = useState<ArchiveFingerprint>();
  const [isAnother, setAnother] = useState(false);
  const id = table?.id;
  const { fault, file, restoredFor } = chosen;
  const archive = restoredFor === undefined || restoredFor === id ? chosen.archive : undefined;
  const isAwaited = (table?.photos.fromArchive ?? 0) > 0;

  useEffect(() => {
    if (id === undefined) return;
    if (!isAwaited) void forgetArchive(id);
    else if (file && archive) void storeArchive(id, owner, file);
  }, [id, isAwaited, file, archive, owner]);

  useEffect(() => {
    if (id === undefined || !isAwaited || file) return undefined;
    let isLeft = false;
    async function restore(importId: string): Promise<void> {
      const kept = await readStoredArchive(importId, owner);
      const opened = kept?.file && (await openArchive(kept.file).catch((): ArchiveFault => 'noArchive'));
      if (isLeft) return;
      const isThere = opened !== undefined && typeof opened !== 'string';
      setWanted(isThere ? undefined : kept?.marks);
      if (isThere) setChosen((before) => (before.file ? before : { archive: opened, restoredFor: importId }));
    }
    void restore(id);
    return () => {
      isLeft = true;
    };
  }, [id, isAwaited, file, owner]);

  return {
    archive,
    fault,
    wanted: archive && !isAnother ? undefined : wanted,
    isAnother: archive !== undefined && isAnother,
    choose: async (given) => {
      // It may have been moved or changed after it was chosen.
      const opened = await openArchive(given).catch((): ArchiveFault => 'noArchive');
      if (typeof opened === 'string') return setChosen({ fault: opened });
      setAnother(wanted !== undefined && !(await isSameArchive(given, wanted).catch(() => true)));
      setChosen({ archive: opened, file: given });
    },
  };
}

export const isArchive = (file: File): boolean => /\.zip$/i.test(file.name) || file.type === 'application/zip';
