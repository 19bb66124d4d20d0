import type { OrderSummary } from '../../../generated/client/types.gen.ts';
import { fromBase64, toBase64 } from '../../../wire/bytes.ts';
import { api } from '../../api/api.ts';
import { isLost } from './line.ts';
import type { AnswerName } from './kept-answers.ts';

type Paper = Pick<OrderSummary, 'id' | 'status'>;

/** A file as it is kept, with the status of the order that it was written for. */
interface KeptPaper {
  status: number;
  type: string;
  bytes: string;
}

let ownerOf: () => string | undefined = () => undefined;

/** Papers are kept once it is known whose they are; `start-offline.ts` tells. */
export function keepPapersOf(owner: () => string | undefined): void {
  ownerOf = owner;
}

/** The invoice of an order; without a line the one that was kept. */
export async function fetchProforma(order: Paper): Promise<Blob> {
  const { data, error } = await api.downloadProforma({ body: { id: order.id } });
  if (data) {
    await keepPaper(order, data).catch(() => undefined);
    return data;
  }
  const kept = isLost(error) ? await readPaper(order.id).catch(() => undefined) : undefined;
  if (!kept) throw error;
  return new Blob([fromBase64(kept.bytes)], { type: kept.type });
}

/** Fetches the invoice of an order that is looked at, unless it is there already. Nobody waits for it. */
export async function keepProforma(order: Paper): Promise<void> {
  const kept = await readPaper(order.id);
  if (kept?.status === order.status) return;
  const { data } = await api.downloadProforma({ body: { id: order.id } });
  if (data) await keepPaper(order, data);
}

function nameFor(id: string): AnswerName | undefined {
  const owner = ownerOf();
  return owner === undefined || !isSecureContext ? undefined : { hash: `proforma ${id}`, language: '', owner };
}

async function keepPaper({ id, status }: Paper, file: Blob): Promise<void> {
  const name = nameFor(id);
  if (!name) return;
  const bytes = toBase64(new Uint8Array(await file.arrayBuffer()));
  const data: KeptPaper = { status, type: file.type, bytes };
  const { keepAnswer } = await import('./kept-answers.ts');
  await keepAnswer(name, { data, at: Date.now() });
}

async function readPaper(id: string): Promise<KeptPaper | undefined> {
  const name = nameFor(id);
  if (!name) return undefined;
  const { readAnswer } = await import('./kept-answers.ts');
  return (await readAnswer(name, Date.now()))?.data as KeptPaper | undefined;
}
