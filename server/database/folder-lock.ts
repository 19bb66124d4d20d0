import { readFileSync, rmSync, writeFileSync } from 'node:fs';
import { StartRefused } from '../wire/start.ts';

/**
 * Keeps a second process away from an embedded database: two engines on one folder destroy it. A lock whose process is
 * gone, as after a crash, is taken over. Answers how to let go.
 */
export function lockFolder(folder: string): () => void {
  const path = `${folder}.lock`;
  const claim = () => writeFileSync(path, String(process.pid), { flag: 'wx' });
  try {
    claim();
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'EEXIST') throw error;
    const holder = Number(readFileSync(path, 'utf8'));
    if (holder !== process.pid && isAlive(holder)) {
      throw new StartRefused(
        `The data in ${folder} is in use by process ${holder}: stop it, or set DATA_DIR to another folder.`,
      );
    }
    rmSync(path, { force: true });
    claim();
  }
  return () => rmSync(path, { force: true });
}

function isAlive(pid: number): boolean {
  if (!Number.isInteger(pid) || pid <= 0) return false;
  try {
    process.kill(pid, 0);
    return true;
  } catch (error) {
    // A process of another user is alive too.
    return (error as NodeJS.ErrnoException).code === 'EPERM';
  }
}
