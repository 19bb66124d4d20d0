import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { ApiFailure } from '#wire/client/failure.ts';
import { api } from '#shared/api/api.ts';
import { askUntilKnown, onReconnect } from '#shared/api/ask-until-known.ts';
import { displayFailure } from '#shared/api/errors.ts';
import { createIdempotencyKey } from '#shared/api/idempotency-key.ts';
import { reportFailure } from '#shared/state/report-failure.ts';
import { startActions } from '#site/session/require-login.ts';
import { line } from '#shared/state/connection.ts';
import {
  queueChange,
  useQueuedChanges,
  queuedChanges,
  queuedProof,
  withdraw,
  withdrawProof,
} from '#site/offline/outbox.ts';
import { readSession, writeSession } from '#shared/state/stored-state.ts';
import { proofImageOf, type Proof, type ProofTarget } from './proof-set.ts';
import type { Proofs } from './use-proofs.ts';

/**
 * `checking`: an answer was lost, and the server is asked again. `unknown`: the outcome is not known yet. `offline`: nothing
 * was submitted, since there is no connection; the outbox will. `unsaved`: the same, but only this page can submit it.
 * `incomplete`: nothing was submitted, since a picture is missing.
 */
export type SubmitStage =
  | 'choosing'
  | 'sending'
  | 'handingIn'
  | 'checking'
  | 'unknown'
  | 'offline'
  | 'unsaved'
  | 'incomplete'
  | 'refused';

interface HandIn {
  stage: SubmitStage;
  send: (target: ProofTarget) => Promise<void>;
  /** Whether the proof is in the outbox, which sends it even after this page is closed. */
  isQueued: boolean;
  /** Stops the uploads and keeps the pictures. */
  stop: () => void;
  /** Stops, deletes the pictures and withdraws a queued proof. */
  discard: () => Promise<void>;
}

interface Handed {
  orderId: string;
  proofs: Proofs;
  onDone: () => void;
  /** Called when the outbox has sent the proof and shown a toast for it. */
  onSentLater: () => void;
  /** Called when the order may have changed on the server. */
  onRefused: () => void;
}

/** Uploads the pictures, submits them, and retries until the outcome is known. */
export function useSubmitProof({ orderId, proofs, onDone, onSentLater, onRefused }: Handed): HandIn {
  const [stage, setStage] = useState<SubmitStage>('choosing');
  const waiting = queuedProof(useQueuedChanges(), orderId);
  const waitingId = waiting?.refusal === undefined ? waiting?.id : undefined;
  const uploads = useRef<AbortController>(undefined);
  const wanted = useRef<ProofTarget>(undefined);
  const isDiscarded = useRef(false);

  // The browser's Back stops the uploads as the close button does.
  useEffect(() => () => uploads.current?.abort(), []);

  async function send(target: ProofTarget): Promise<void> {
    startActions();
    wanted.current = target;
    uploads.current?.abort();
    const attempt = new AbortController();
    uploads.current = attempt;
    setStage('sending');
    const sent = await sendAll(proofs, target, attempt.signal);
    // This attempt was stopped or replaced by another.
    if (attempt.signal.aborted) return;
    const proofImage = proofImageOf(sent);
    if (proofImage === undefined) {
      if (navigator.onLine) setStage('incomplete');
      else await leave(target);
      return;
    }
    await handIn(target, proofImage);
  }

  /** Queues the proof in the outbox, which sends it even after this page is closed, if the browser has its pictures. */
  async function leave(target: ProofTarget): Promise<void> {
    line.set('away');
    const isStored = await proofs.store();
    const kept = isStored && (await queueChange({ kind: 'proof', orderId, ...target }, createIdempotencyKey()));
    if (isDiscarded.current && kept) await withdraw(kept.id);
    // Set only now, because the user may close the page once it says that the proof is saved.
    setStage(kept ? 'offline' : 'unsaved');
  }

  async function handIn(target: ProofTarget, proofImage: string): Promise<void> {
    const { call } = target;
    setStage('handingIn');
    const { key, isOpen } = handInKey(orderId, proofImage);
    const headers = { 'Idempotency-Key': key };
    const outcome = await askUntilKnown(() => api[call]({ body: { id: orderId, proofImage }, headers }), {
      isOpen,
      onDoubt: () => setStage('checking'),
    });
    if (outcome.is === 'unknown') {
      setStage('unknown');
      return;
    }
    dropHandInKey(orderId);
    if (outcome.is === 'unsent') {
      await leave(target);
      return;
    }
    if (outcome.is === 'failed') {
      setStage('refused');
      reportFailure(displayFailure(outcome.failure), outcome.failure);
      onRefused();
      return;
    }
    proofs.clear();
    await withdrawProof(orderId);
    onDone();
  }

  const goOn = useEffectEvent(() => {
    if (wanted.current) void send(wanted.current);
  });
  const waitsForConnection = stage === 'unknown' || stage === 'unsaved';
  useEffect(() => (waitsForConnection ? onReconnect(goOn) : undefined), [waitsForConnection]);

  const followOutbox = useEffectEvent((id: string) => {
    const now = queuedChanges.get().find((one) => one.id === id);
    if (now && now.refusal === undefined) return;
    if (!now) {
      onSentLater();
      return;
    }
    setStage('refused');
    onRefused();
  });
  useEffect(
    () => (waitingId === undefined ? undefined : queuedChanges.subscribe(() => followOutbox(waitingId))),
    [waitingId],
  );

  function stop(): void {
    uploads.current?.abort();
    setStage('choosing');
  }

  async function discard(): Promise<void> {
    isDiscarded.current = true;
    wanted.current = undefined;
    stop();
    proofs.clear();
    dropHandInKey(orderId);
    await withdrawProof(orderId);
  }

  const isQueued = waitingId !== undefined;
  return { stage: isQueued && stage === 'choosing' ? 'offline' : stage, send, isQueued, stop, discard };
}

/** Pictures that have arrived are not sent again. */
async function sendAll(proofs: Proofs, target: ProofTarget, signal: AbortSignal): Promise<readonly Proof[]> {
  return Promise.all(
    proofs.list.map(async (proof) => {
      if (proof.url !== undefined) return proof;
      try {
        return await proofs.send(proof, target, signal);
      } catch (error) {
        if (!(error instanceof ApiFailure)) throw error;
        reportFailure(displayFailure(error), error);
        return proof;
      }
    }),
  );
}

const itemFor = (orderId: string) => `handIn:${orderId}`;

interface StoredKey {
  proofImage: string;
  key: string;
}

/**
 * The idempotency key for submitting these pictures. It survives a reload, so a retry never submits twice. `isOpen` means
 * that they were submitted with it before and the outcome is unknown.
 */
function handInKey(orderId: string, proofImage: string): { key: string; isOpen: boolean } {
  const stored = readKey(orderId);
  if (stored?.proofImage === proofImage) return { key: stored.key, isOpen: true };
  const key = createIdempotencyKey();
  writeSession(itemFor(orderId), JSON.stringify({ proofImage, key } satisfies StoredKey));
  return { key, isOpen: false };
}

/** After any answer the next submission has a new key. */
function dropHandInKey(orderId: string): void {
  writeSession(itemFor(orderId), undefined);
}

function readKey(orderId: string): StoredKey | undefined {
  try {
    return (JSON.parse(readSession(itemFor(orderId)) ?? 'null') as StoredKey | null) ?? undefined;
  } catch {
    return undefined;
  }
}
