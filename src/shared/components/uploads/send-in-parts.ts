import type { UploadState } from '#generated/client/types.gen.ts';
import { ApiFailure } from '#wire/client/failure.ts';
import { api } from '#shared/api/api.ts';
import { onReconnect } from '#shared/api/ask-until-known.ts';
import { createIdempotencyKey } from '#shared/api/idempotency-key.ts';
import { uploadParts } from '#shared/api/upload-file.ts';
import { isConnectionLost } from '#shared/state/connection.ts';
import { runsOf, type Run } from './runs-of-parts.ts';

/** How many of a file's parts are on the server. */
export interface PartsThere {
  there: number;
  all: number;
}

export interface PartsOptions {
  signal?: AbortSignal | undefined;
  onParts?: ((parts: PartsThere) => void) | undefined;
  /** Waits as long as the browser is offline. Otherwise it fails at once, and the outbox resumes later. */
  isPatient?: boolean;
  /** Resolves when a retry may succeed. */
  wait?: (tries: number, signal: AbortSignal | undefined) => Promise<void>;
  calls?: PartsCalls;
}

/** The calls it uses; each rejects only with an `ApiFailure`. */
export interface PartsCalls {
  begin: (
    file: { kind: 'picture' | 'paper'; sha256: string; bytes: number },
    signal?: AbortSignal,
  ) => Promise<UploadState>;
  send: (
    parts: { id: string; first: number; sha256: string; file: Blob },
    signal?: AbortSignal,
  ) => Promise<UploadState>;
  finish: (id: string, key: string, signal?: AbortSignal) => Promise<{ url: string }>;
}

/** A file up to this size is sent in one call, which is faster. */
const smallFile = 256 * 1024;
const mostTries = 6;
const pauses = { first: 1000, longest: 30_000 };

/** Whether a file should be sent in parts. Without WebCrypto it cannot be identified by its hash. */
export function goesInParts(file: Blob): boolean {
  return file.size > smallFile && globalThis.crypto?.subtle !== undefined;
}

/**
 * Sends the missing parts of a file. The file is identified by its hash, so this resumes an earlier attempt, even on another
 * day. Resolves once all of it has arrived.
 */
export async function sendInParts(
  file: Blob,
  kind: 'picture' | 'paper',
  options: PartsOptions = {},
): Promise<UploadState> {
  const { calls = siteCalls, signal } = options;
  const sha256 = await hashOf(file);
  const begin = () => untilAnswered(() => calls.begin({ kind, sha256, bytes: file.size }, signal), options);
  try {
    return await sendMissing(await begin(), file, options);
  } catch (error) {
    if (!isRefused(error)) throw error;
    // The server dropped the file meanwhile, for example because another tab sent many. A second refusal is reported.
    return sendMissing(await begin(), file, options);
  }
}

/**
 * The same for a file that can also be sent whole. Resolves to undefined if it must be: it is small, unreadable, or the
 * server has no room for parts. Rejects only with an `ApiFailure`.
 */
export async function trySendInParts(
  file: Blob,
  kind: 'picture' | 'paper',
  { onParts, ...options }: PartsOptions = {},
): Promise<UploadState | undefined> {
  if (!goesInParts(file)) return undefined;
  let hasBegun = false;
  try {
    return await sendInParts(file, kind, {
      ...options,
      onParts(parts) {
        hasBegun = true;
        onParts?.(parts);
      },
    });
  } catch (error) {
    if (!(error instanceof ApiFailure) || (!hasBegun && isRefused(error))) return undefined;
    throw error;
  }
}

/** Requests the picture assembled from its parts. */
export async function finishPicture(state: UploadState, options: PartsOptions): Promise<{ url: string }> {
  if (state.image) return state.image;
  const { calls = siteCalls, signal } = options;
  const key = createIdempotencyKey();
  return untilAnswered(() => calls.finish(state.id, key, signal), options);
}

function isRefused(error: unknown): boolean {
  return error instanceof ApiFailure && error.code === 400;
}

async function sendMissing(state: UploadState, file: Blob, options: PartsOptions): Promise<UploadState> {
  const { calls = siteCalls, signal, onParts } = options;
  const runs = runsOf(state);
  const tell = () => onParts?.({ there: state.parts - runs.missing(), all: state.parts });
  const giveUp = new AbortController();
  const end = () => giveUp.abort();
  signal?.addEventListener('abort', end);
  if (signal?.aborted) end();
  let latest = state;
  let arrivals = 0;

  /** The failure, if it ended with one. */
  async function sendRun(run: Run): Promise<unknown> {
    const { first } = run;
    const parts = file.slice(run.start, run.end);
    let began = performance.now();
    try {
      latest = await oneOfTwo(async () => {
        const sha256 = await hashOf(parts);
        began = performance.now();
        return calls.send({ id: state.id, first, sha256, file: parts }, giveUp.signal);
      });
    } catch (error) {
      runs.lost(run);
      return error;
    }
    runs.arrived(run, latest.missing, performance.now() - began);
    arrivals += 1;
    tell();
    return undefined;
  }

  /** The length of each run depends on the speed of the previous one. */
  async function sendRuns(): Promise<void> {
    let [tries, seen] = [0, 0];
    for (let run = runs.next(); run; run = runs.next()) {
      const error = await sendRun(run);
      // Progress meanwhile shows that there is a connection.
      tries = error === undefined || arrivals > seen ? 0 : tries;
      seen = arrivals;
      if (error === undefined) continue;
      tries += 1;
      await beforeNextTry(error, tries, { ...options, signal: giveUp.signal });
    }
  }

  tell();
  try {
    // Two at a time, so that the connection is busy while one waits for its answer.
    await Promise.all([sendRuns(), sendRuns()]);
    // Parts that one of the two lost as the other ended.
    if (runs.missing() > 0) await sendRuns();
  } finally {
    // If one of them has given up, so does the other.
    end();
    signal?.removeEventListener('abort', end);
  }
  return { ...latest, missing: [] };
}

async function untilAnswered<Answer>(ask: () => Promise<Answer>, options: PartsOptions): Promise<Answer> {
  for (let tries = 1; ; tries += 1) {
    try {
      // One attempt at a time.
      return await ask();
    } catch (error) {
      await beforeNextTry(error, tries, options);
    }
  }
}

/** Rejects with the failure if a retry is pointless. */
async function beforeNextTry(
  error: unknown,
  tries: number,
  { signal, isPatient = false, wait = waitForLine }: PartsOptions,
): Promise<void> {
  const isWithoutNetwork = error instanceof ApiFailure && error.code === 'offline';
  const isOver = isWithoutNetwork ? !isPatient : !isConnectionLost(error) || tries >= mostTries;
  if (isOver || signal?.aborted) throw error;
  await wait(tries, signal);
  if (signal?.aborted) throw error;
}

/** Waits with exponential backoff, or until the browser is online again, or until it is cancelled. */
function waitForLine(tries: number, signal: AbortSignal | undefined): Promise<void> {
  return new Promise((resolve) => {
    const go = () => {
      clearTimeout(timer);
      stop();
      signal?.removeEventListener('abort', go);
      resolve();
    };
    const timer = setTimeout(go, Math.min(pauses.first * 2 ** (tries - 1), pauses.longest));
    const stop = onReconnect(go);
    signal?.addEventListener('abort', go);
  });
}

const waiting: (() => void)[] = [];
let underWay = 0;

/** Two calls run at a time across all files; more would compete for a slow connection. */
async function oneOfTwo<Answer>(send: () => Promise<Answer>): Promise<Answer> {
  if (underWay >= 2) await new Promise<void>((resolve) => void waiting.push(resolve));
  else underWay += 1;
  try {
    return await send();
  } finally {
    // The next in the queue takes over the slot.
    const next = waiting.shift();
    if (next) next();
    else underWay -= 1;
  }
}

/** The browser computes the hash off the main thread. */
async function hashOf(file: Blob): Promise<string> {
  const digest = new Uint8Array(await crypto.subtle.digest('SHA-256', new Uint8Array(await file.arrayBuffer())));
  return [...digest].map((byte) => byte.toString(16).padStart(2, '0')).join('');
}

const siteCalls: PartsCalls = {
  async begin(body, signal) {
    return answered(await api.beginUpload({ body, ...(signal && { signal }) }));
  },
  send: (parts, signal) => uploadParts(parts, { signal }),
  async finish(id, key, signal) {
    const headers = { 'Idempotency-Key': key };
    return answered(await api.finishUpload({ body: { id }, headers, ...(signal && { signal }) }));
  },
};

function answered<Answer>({ data, error }: { data: Answer | undefined; error: ApiFailure | undefined }): Answer {
  if (error !== undefined) throw error;
  return data as Answer;
}
