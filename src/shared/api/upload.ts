import type { UploadedImage, UploadState } from '#generated/client/types.gen.ts';
import type { OperationFacts } from '#generated/operations.ts';
import { type Call, type Exchange, rejectWhenAborted, type Reply } from '#wire/client/exchange.ts';
import { type Clock, requestTimeout } from '#wire/client/with-timeout.ts';
import type { SignQuery } from '#wire/envelope/query-signer.ts';
import { ApiFailure } from '#wire/client/failure.ts';
import type { Session } from '#wire/client/session.ts';
import { failureOf, settle, type Wording } from '#wire/client/settle.ts';
import { TransportError } from '#wire/client/transport-error.ts';
import { parseAnswer, type ReceivedAnswer, withoutBody } from '#wire/client/network.ts';
import { createIdempotencyKey } from './idempotency-key.ts';
import type { SendMultipart, MultipartRequest } from './multipart-request.ts';
import type { PayloadFields } from './run-call.ts';
import { sendByXhr } from './send-by-xhr.ts';

/** `fetch` does not report upload progress, so it is only used where there is neither XMLHttpRequest nor `send`. */
const sendMultipart: SendMultipart = (request) =>
  typeof XMLHttpRequest === 'undefined' ? sendByFetch(request) : sendByXhr(request, new XMLHttpRequest());

async function sendByFetch({ url, headers, form, signal }: MultipartRequest) {
  const response = await fetch(url, { method: 'POST', headers, body: form, signal });
  return { status: response.status, text: await response.text() };
}

export interface UploadSettings {
  baseUrl: string;
  /** Adds the token to calls, and reacts to the code of an answer. */
  around: Session['around'];
  send?: SendMultipart;
  /** The signing code is a separate chunk, which few visitors need. */
  loadSigner: () => Promise<SignQuery>;
  clock: Clock;
  isOnline: () => boolean;
  wording: Wording;
  headers: (operation: OperationFacts) => Record<string, string>;
  /** The common fields of a sealed payload are sent in the URL here. */
  common: () => PayloadFields;
}

export interface UploadFields {
  file: Blob;
  [field: string]: Blob | string | number | undefined;
}

export interface UploadOptions {
  onProgress?: (part: number) => void;
  signal?: AbortSignal | undefined;
}

export type Upload = (
  operation: OperationFacts,
  fields: UploadFields,
  options?: UploadOptions,
) => Promise<UploadedImage | UploadState>;

/** Posts a file as multipart. Rejects only with an `ApiFailure`. */
export function createUpload(settings: UploadSettings): Upload {
  return async (operation, fields, { onProgress = () => {}, signal } = {}) => {
    try {
      await checkFile(fields.file);
      const sign = await loadSigner(settings);
      const exchange: Exchange = (call) => {
        const request = multipartRequest(settings, sign, call, fields);
        return postInTime(settings, request, onProgress, call.signal);
      };
      const idempotencyKey = createIdempotencyKey();
      const call: Call = { operation, payload: '{}', idempotencyKey, ...(signal && { signal }) };
      const reply = await settings.around(exchange)(call);
      const body = settle(operation, reply, settings.wording);
      return operation.id === 'uploadParts' ? readState(body) : readUploaded(body);
    } catch (error) {
      throw failureOf(operation, error, settings.wording);
    }
  };
}

async function checkFile(file: Blob): Promise<void> {
  if (file.size === 0) throw new TransportError('unsealable', { text: 'emptyFile' });
  try {
    // A file that was changed or removed since it was chosen fails here, not halfway through.
    await file.slice(0, 1).arrayBuffer();
  } catch (cause) {
    throw new TransportError('unsealable', { text: 'fileUnreadable', cause });
  }
}

async function loadSigner({ loadSigner: load }: UploadSettings): Promise<SignQuery> {
  try {
    return await load();
  } catch (cause) {
    throw new TransportError('unreachable', { text: 'uploadUnreachable', cause });
  }
}

function multipartRequest(settings: UploadSettings, sign: SignQuery, call: Call, fields: UploadFields) {
  const { operation, token, idempotencyKey } = call;
  const form = new FormData();
  for (const [name, value] of Object.entries(fields)) {
    if (value !== undefined) form.append(name, value instanceof Blob ? value : String(value));
  }
  return {
    url: `${settings.baseUrl}${operation.path}?${signedQuery(settings, sign, call)}`,
    headers: {
      ...settings.headers(operation),
      ...(token !== undefined && { Authorization: `Bearer ${token}` }),
      ...(idempotencyKey !== undefined && { 'Idempotency-Key': idempotencyKey }),
    },
    form,
  };
}

/** The legacy uploads carry the login token in the URL too. */
function signedQuery(settings: UploadSettings, sign: SignQuery, { operation, token }: Call): string {
  const { wording, common } = settings;
  try {
    const secrets = operation.envelope === 'multipart' && token !== undefined ? { token } : {};
    return new URLSearchParams(sign({ ...common() }, secrets)).toString();
  } catch (cause) {
    const failure = { code: 'unsealable' as const, message: wording.texts.message('unsealable') };
    throw new ApiFailure({ ...operation, display: 'log' }, failure, { cause });
  }
}

/** A picture on a slow connection may take minutes, so the time limit counts only time without progress. */
async function postInTime(
  { send = sendMultipart, clock, isOnline }: UploadSettings,
  request: ReturnType<typeof multipartRequest>,
  onProgress: (part: number) => void,
  signal: AbortSignal | undefined,
): Promise<Reply> {
  if (!isOnline()) throw new TransportError('offline', { text: 'uploadUnreachable' });
  const attempt = new AbortController();
  const giveUp = () => attempt.abort(new TransportError('aborted'));
  const arm = () => clock.after(requestTimeout, () => attempt.abort(new TransportError('timeout')));
  let disarm = arm();
  const onMoved = (part: number) => {
    disarm();
    disarm = arm();
    onProgress(part);
  };
  signal?.addEventListener('abort', giveUp);
  if (signal?.aborted) giveUp();
  try {
    const posted = post(send, { ...request, signal: attempt.signal, onProgress: onMoved });
    return await Promise.race([posted, rejectWhenAborted(attempt.signal)]);
  } finally {
    disarm();
    signal?.removeEventListener('abort', giveUp);
  }
}

async function post(send: SendMultipart, request: Parameters<SendMultipart>[0]): Promise<Reply> {
  const { status, text } = await send(request).catch((cause: unknown) => {
    throw new TransportError('unreachable', { text: 'uploadUnreachable', cause });
  });
  const answer = readAnswer(text, status);
  return { ...withoutBody(answer), body: bodyOf(answer) };
}

/** Some backends serialize the body as text once more. */
function bodyOf({ body = {} }: ReceivedAnswer): unknown {
  if (typeof body !== 'string') return body;
  try {
    return JSON.parse(body);
  } catch (cause) {
    throw new TransportError('unreadable', { cause });
  }
}

/** Any status but 200 is a failed upload, for which the server may still have sent a reason. */
function readAnswer(text: string, status: number): ReceivedAnswer {
  try {
    const answer = parseAnswer(text, status, 'The upload');
    if (status === 200 || (answer.code !== 0 && answer.message)) return answer;
  } catch (cause) {
    if (status === 200) throw new TransportError('unreadable', { text: 'uploadUnreadable', cause });
  }
  throw new TransportError('unreachable', { text: 'uploadUnreachable' });
}

function readUploaded(body: unknown): UploadedImage {
  const { Status, url } = (body ?? {}) as { Status?: unknown; url?: unknown };
  if (Status !== 100) throw new TransportError('unreadable', { text: 'uploadUnreadable' });
  if (typeof url !== 'string' || url === '') throw new TransportError('unreadable', { text: 'netError' });
  return { Status, url };
}

function readState(body: unknown): UploadState {
  const state = Object(body) as Partial<UploadState>;
  if (!Array.isArray(state.missing)) throw new TransportError('unreadable', { text: 'uploadUnreadable' });
  return state as UploadState;
}
