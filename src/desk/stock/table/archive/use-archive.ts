import { useState } from 'react';
import { type Archive, openArchive } from './open-archive.ts';
import type { ArchiveFault } from './read-directory.ts';

export interface ChosenArchive {
  archive: Archive | undefined;
  fault: ArchiveFault | undefined;
  choose: (file: File) => Promise<void>;
}

/** The archive that somebody has chosen on this page. One that cannot be opened leaves none. */
export function useArchive(): ChosenArchive {
  const [{ archive, fault }, setChosen] = useState<{ archive?: Archive; fault?: ArchiveFault }>({});
  return {
    archive,
    fault,
    choose: async (file) => {
      // It may have been moved or changed after it was chosen.
      const opened = await openArchive(file).catch((): ArchiveFault => 'noArchive');
      setChosen(typeof opened === 'string' ? { fault: opened } : { archive: opened });
    },
  };
}

export const isArchive = (file: File): boolean => /\.zip$/i.test(file.name) || file.type === 'application/zip';
