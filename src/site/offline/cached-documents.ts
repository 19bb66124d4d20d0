import type { OrderSummary, Paper } from '#generated/client/types.gen.ts';
import { fromBase64, toBase64 } from '#wire/bytes.ts';
import { api } from '#shared/api/api.ts';
import { isConnectionLost } from '#shared/state/connection.ts';
import type { AnswerName } from './cached-answers.ts';

type Invoiced = Pick<OrderSummary, 'id' | 'status'>;

/** A cached file with the data that identifies its version. */
interface KeptFile {
  version: string;
  type: string;
  bytes: string;
}

/** The size limit of cached files, in bytes. As text a file is a third longer. */
const largestPaper = 2_000_000;
const largestText = largestPaper * 1.4;

let ownerOf: () => string | undefined = () => undefined;

/** Documents are cached once their owner is known; `start-offline.ts` provides it. */
export function cacheDocumentsOf(owner: () => string | undefined): void {
  ownerOf = owner;
}

/** The invoice of an order; offline the cached one. */
export async function fetchProforma(order: Invoiced): Promise<Blob> {
  const { data, error } = await api.downloadProforma({ body: { id: order.id } });
  if (data) {
    await keepFile(proformaOf(order), String(order.status), data).catch(() => undefined);
    return data;
  }
  const kept = isConnectionLost(error) ? await readFile(proformaOf(order)).catch(() => undefined) : undefined;
  if (!kept) throw error;
  return blobOf(kept);
}

/** Caches the invoice of an order in the background, unless it is already cached. */
export async function cacheProforma(order: Invoiced): Promise<void> {
  const version = String(order.status);
  const kept = await readFile(proformaOf(order));
  if (kept?.version === version) return;
  const { data } = await api.downloadProforma({ body: { id: order.id } });
  if (data) await keepFile(proformaOf(order), version, data);
}

/** Caches the documents of an order up to a size in the background, unless they are already cached. */
export async function cacheDocuments(papers: readonly Paper[], largest: number = largestPaper): Promise<void> {
  for (const paper of papers.filter(({ bytes }) => bytes <= largest)) {
    // One at a time, so that they do not slow down the foreground.
    await keepPaper(paper);
  }
}

async function keepPaper(paper: Paper): Promise<void> {
  const { file, sha256 } = paper;
  if (file === undefined || (await readFile(paperName(paper)))?.version === sha256) return;
  const answer = await fetch(file);
  if (answer.ok) await keepFile(paperName(paper), sha256, await answer.blob());
}

/** A cached document, if there is one. */
export async function findCachedDocument(paper: Paper): Promise<Blob | undefined> {
  const kept = await readFile(paperName(paper)).catch(() => undefined);
  return kept?.version === paper.sha256 ? blobOf(kept) : undefined;
}

const proformaOf = ({ id }: Invoiced) => `proforma ${id}`;
const paperName = ({ id }: Paper) => `paper ${id}`;

function blobOf({ bytes, type }: KeptFile): Blob {
  return new Blob([fromBase64(bytes)], { type });
}

function nameFor(hash: string): AnswerName | undefined {
  const owner = ownerOf();
  return owner === undefined || !isSecureContext ? undefined : { hash, language: '', owner };
}

async function keepFile(hash: string, version: string, file: Blob): Promise<void> {
  const name = nameFor(hash);
  if (!name) return;
  const bytes = toBase64(new Uint8Array(await file.arrayBuffer()));
  const data: KeptFile = { version, type: file.type, bytes };
  const { cacheAnswer } = await import('./cached-answers.ts');
  await cacheAnswer(name, { data, at: Date.now() }, largestText);
}

async function readFile(hash: string): Promise<KeptFile | undefined> {
  const name = nameFor(hash);
  if (!name) return undefined;
  const { readAnswer } = await import('./cached-answers.ts');
  return (await readAnswer(name, Date.now()))?.data as KeptFile | undefined;
}
