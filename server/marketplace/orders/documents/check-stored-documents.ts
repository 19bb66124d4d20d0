import type { Services } from '#server/platform/services.ts';
import { decoders } from '#server/platform/uploads/store-picture.ts';

/** Rewrites PDFs that were stored before uploads were rewritten. Until then their links do not open. */
export async function checkStoredDocuments({ database, files, log }: Services, stopping?: AbortSignal): Promise<void> {
  const waiting = await database
    .selectFrom('order_papers')
    .select(['id', 'path'])
    .where('mime', '=', 'application/pdf')
    .where('check_result', 'is', null)
    .where('withdrawn_at', 'is', null)
    .execute();
  for (const { id, path } of waiting) {
    if (stopping?.aborted) return;
    const bytes = await files.read(path);
    if (!bytes) {
      log.warn({ document: id }, 'the file of a document is missing');
      continue;
    }
    const clean = await decoders.cleanPdf(bytes, 'stored documents');
    if (typeof clean === 'string') log.warn({ document: id, fault: clean }, 'a stored document was refused');
    await database
      .updateTable('order_papers')
      .set(typeof clean === 'string' ? { check_result: 'refused' } : await storeClean(files, clean))
      .where('id', '=', id)
      .where('check_result', 'is', null)
      .execute();
  }
}

async function storeClean(files: Services['files'], clean: Buffer) {
  const { hash, path } = await files.put(clean, 'pdf');
  return { check_result: 'clean', sha256: hash, path, bytes: clean.length } as const;
}
