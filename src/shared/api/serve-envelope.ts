import type { Answer, ClientEnvelope, RequestParts, SealedRequest, WireAnswer } from '#wire/envelope/envelope.ts';
import type { EnvelopeConfig } from '#wire/envelope/load-envelope.ts';

/** A message from the page to the worker. `request` numbers the sealed requests. */
export type WorkerTask = { id: number } & (
  | { kind: 'seal'; request: number; parts: RequestParts; timeOffset: number }
  | { kind: 'open'; request: number; answer: WireAnswer }
);
export type WorkerMessage = { kind: 'start'; config: EnvelopeConfig } | WorkerTask;

export type WorkerResult = { id: number } & (
  | { sealed: Pick<SealedRequest, 'headers' | 'form'> }
  | { answer: Answer }
  | { failed: true }
);

/** Requests without an answer are dropped after this many others have followed. */
const kept = 32;
/** A clock difference in milliseconds that exceeds the message delay. */
const noticeable = 1_000;

/** The worker's side: an envelope with its own keys, so that none has to be transferred. */
export function serveEnvelope(
  load: (config: EnvelopeConfig) => Promise<ClientEnvelope>,
  reply: (result: WorkerResult) => void,
): (message: WorkerMessage) => Promise<void> {
  const requests = new Map<number, SealedRequest>();
  let open: (() => Promise<ClientEnvelope>) | undefined;
  let envelope: Promise<ClientEnvelope> | undefined;
  let offset = 0;

  function setTime(timeOffset: number): void {
    // Sequence ids must never decrease, so a clock that is set back needs a new envelope.
    if (timeOffset < offset - noticeable) envelope = undefined;
    offset = timeOffset;
  }

  async function carryOut(task: WorkerTask): Promise<WorkerResult> {
    const { id, request } = task;
    if (task.kind === 'open') {
      const answer = await requests.get(request)?.open(task.answer);
      requests.delete(request);
      return answer ? { id, answer } : { id, failed: true };
    }
    if (!open) return { id, failed: true };
    setTime(task.timeOffset);
    envelope ??= open();
    const sealed = await (await envelope).seal(task.parts);
    requests.set(request, sealed);
    for (const oldest of requests.keys()) {
      if (requests.size <= kept) break;
      requests.delete(oldest);
    }
    return { id, sealed: { headers: sealed.headers, form: sealed.form } };
  }

  return async (message) => {
    if (message.kind === 'start') {
      const { config } = message;
      open = () => load({ ...config, clock: () => Date.now() + offset });
      return;
    }
    reply(await carryOut(message).catch((): WorkerResult => ({ id: message.id, failed: true })));
  };
}
