import type { Answer, ClientEnvelope, RequestParts, SealedRequest, WireAnswer } from '../../wire/envelope/envelope.ts';
import type { EnvelopeConfig } from '../../wire/envelope/load-envelope.ts';

/** What the page asks of the worker. `request` numbers the sealed requests. */
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

/** Requests whose answer never came are forgotten when as many others have followed. */
const kept = 32;
/** Differences in milliseconds that are more than the way of a message. */
const noticeable = 1_000;

/** The worker's side: an envelope of its own, with its own keys, so that none has to be handed over. */
export function serveEnvelope(
  load: (config: EnvelopeConfig) => Promise<ClientEnvelope>,
  reply: (result: WorkerResult) => void,
): (message: WorkerMessage) => Promise<void> {
  const requests = new Map<number, SealedRequest>();
  let open: (() => Promise<ClientEnvelope>) | undefined;
  let envelope: Promise<ClientEnvelope> | undefined;
  let offset = 0;

  function setTime(timeOffset: number): void {
    // Sequence ids never go back, so that a clock set back needs an envelope that starts anew.
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
