import type { UploadState } from '../../../generated/client/types.gen.ts';
import { ApiFailure } from '../../../wire/client/failure.ts';
import { api } from '../../api/api.ts';
import { onLineBack } from '../../api/ask-until-known.ts';
import { createIdempotencyKey } from '../../api/idempotency-key.ts';
import { uploadParts } from '../../api/upload-file.ts';
import { isLost } from '../../app/offline/line.ts';
import { runsOf, type Run } from './runs-of-parts.ts';

/** How many of a file's parts are on the server. */
export interface PartsThere {
  there: number;
  all: number;
}

export interface PartsOptions {
  signal?: AbortSignal | undefined;
  onParts?: ((parts: PartsThere) => void) | undefined;
  /** Waits however long the browser has no network. Otherwise it is told so at once, and somebody else goes on later. */
  isPatient?: boolean;
  /** Resolves when it may be worth trying again. */
  wait?: (tries: number, signal: AbortSignal | undefined) => Promise<void>;
  calls?: PartsCalls;
}

/** The calls that it takes; each rejects with an `ApiFailure` alone. */
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

/** A file up to this size goes in one call, as quickly as it always did. */
const smallFile = 256 * 1024;
const mostTries = 6;
const pauses = { first: 1000, longest: 30_000 };

/** Whether a file is worth parts. Without WebCrypto there is nothing to know it by. */
export function goesInParts(file: Blob): boolean {
  return file.size > smallFile && globalThis.crypto?.subtle !== undefined;
}

/**
 * Sends what the server does not have of a file yet. It is known by its hash, so that this goes on where an earlier try
 * has ended, also on another day. Resolves once all of it is there.
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
    // It was forgotten meanwhile, as by another tab with many files. What is refused again is told.
    return sendMissing(await begin(), file, options);
  }
}

/**
 * The same for a file that can go whole as well. Nothing where it has to: it is small, cannot be read, which is told of there,
 * or the server has no room for parts. Rejects with an `ApiFailure` alone.
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

/** Asks for the picture that has come in parts. */
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

  /** The failure that it ended with, if it did. */
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

  /** Each run is as long as the line has carried the one before. */
  async function sendRuns(): Promise<void> {
    let [tries, seen] = [0, 0];
    for (let run = runs.next(); run; run = runs.next()) {
      const error = await sendRun(run);
      // What came through meanwhile shows that the line is there.
      tries = error === undefined || arrivals > seen ? 0 : tries;
      seen = arrivals;
      if (error === undefined) continue;
      tries += 1;
      await beforeNextTry(error, tries, { ...options, signal: giveUp.signal });
    }
  }

  tell();
  try {
    // Two at a time, so that the line is busy while an answer comes.
    await Promise.all([sendRuns(), sendRuns()]);
    // What one of the two has lost as the other ended.
    if (runs.missing() > 0) await sendRuns();
  } finally {
    // Where one of them has given up, so does the other.
    end();
    signal?.removeEventListener('abort', end);
  }
  return { ...latest, missing: [] };
}

async function untilAnswered<Answer>(ask: () => Promise<Answer>, options: PartsOptions): Promise<Answer> {
  for (let tries = 1; ; tries += 1) {
    try {
      // One try at a time.
      return await ask();
    } catch (error) {
      await beforeNextTry(error, tries, options);
    }
  }
}

/** Rejects with the failure where another try is of no use. */
async function beforeNextTry(
  error: unknown,
  tries: number,
  { signal, isPatient = false, wait = waitForLine }: PartsOptions,
): Promise<void> {
  const isWithoutNetwork = error instanceof ApiFailure && error.code === 'offline';
  const isOver = isWithoutNetwork ? !isPatient : !isLost(error) || tries >= mostTries;
  if (isOver || signal?.aborted) throw error;
  await wait(tries, signal);
  if (signal?.aborted) throw error;
}

/** Twice as long each time, or until the browser says that the line is back, or somebody gives up. */
function waitForLine(tries: number, signal: AbortSignal | undefined): Promise<void> {
  return new Promise((resolve) => {
    const go = () => {
      clearTimeout(timer);
      stop();
      signal?.removeEventListener('abort', go);
      resolve();
    };
    const timer = setTimeout(go, Math.min(pauses.first * 2 ** (tries - 1), pauses.longest));
    const stop = onLineBack(go);
    signal?.addEventListener('abort', go);
  });
}

const waiting: (() => void)[] = [];
let underWay = 0;

/** Of all files together two calls are under way; on a bad line more of them only hinder each other. */
async function oneOfTwo<Answer>(send: () => Promise<Answer>): Promise<Answer> {
  if (underWay >= 2) await new Promise<void>((resolve) => void waiting.push(resolve));
  else underWay += 1;
  try {
    return await send();
  } finally {
    // Whoever waits takes over the place.
    const next = waiting.shift();
    if (next) next();
    else underWay -= 1;
  }
}

/** The browser counts it beside the page's thread. */
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
