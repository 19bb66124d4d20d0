import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { useNavigate } from 'react-router';
import type { ReservationPayload, ReservationReceipt, ShownPrice } from '#generated/client/types.gen.ts';
import { api } from '#shared/api/api.ts';
import { invalidateCalls } from '#shared/api/invalidate.ts';
import { askUntilKnown, onReconnect } from '#shared/api/ask-until-known.ts';
import { displayFailure } from '#shared/api/errors.ts';
import { createIdempotencyKey, keyLifetime } from '#shared/api/idempotency-key.ts';
import type { OrderDraft } from '#site/remembered/order-draft.ts';
import { reportFailure } from '#shared/state/report-failure.ts';
import { startActions } from '#site/session/require-login.ts';
import { readSession, writeSession } from '#shared/state/stored-state.ts';
import { reloadOrders } from '#site/components/reload-orders.ts';
import { useFormats } from '#shared/i18n/use-formats.ts';
import { paths } from '#shared/routing/paths.ts';
import { reservationPayload } from './reservation-payload.ts';
import type { ConfirmedPrice } from './use-confirmed-price.ts';

/**
 * `checking`: no answer came, so the server is asked whether it reserved. `unknown`: the server could not be asked yet.
 * `offline`: there was no connection, so nothing was sent.
 */
export type ReservationStage = 'open' | 'sending' | 'checking' | 'unknown' | 'offline' | 'refused';

interface Reservation {
  stage: ReservationStage;
  /** Why the reservation was refused, if the page has to show it. */
  reason: string | undefined;
  submit: () => void;
}

interface Reserving {
  draft: OrderDraft;
  /** The buyer's consent to a vehicle that the country refuses. */
  wantsRefusedImport: boolean;
  /** Nothing may be sent, such as without a consent that is needed. */
  isBlocked: boolean;
  /** The total and the deposit on the page. `askTotal` requests it from the server again. */
  total: string | undefined;
  shownPrice: ShownPrice | undefined;
  askTotal: ConfirmedPrice['askTotal'];
  onReserved: (receipt: ReservationReceipt) => Promise<void>;
}

/** Makes the reservation once, even if the button is pressed twice, the page reloads or the connection breaks. */
export function useReservation(reserving: Reserving): Reservation {
  const { draft, wantsRefusedImport, isBlocked, total, shownPrice, askTotal, onReserved } = reserving;
  const { payUnit } = useFormats();
  const navigate = useNavigate();
  const queryClient = useQueryClient();
  /** The attempt whose outcome is unknown. Only an answer closes it, whatever the draft has become meanwhile. */
  const [attempt, setAttempt] = useState(findOpen);
  const [stage, setStage] = useState<ReservationStage>(attempt ? 'checking' : 'open');
  const [reason, setReason] = useState<string>();
  /** What the buyer saw when they pressed the button. */
  const [pressed, setPressed] = useState<string>();
  const isRunning = useRef(false);

  /** An attempt interrupted by a reload, with or without import consent. */
  function findOpen(): Attempt | undefined {
    const either = [true, false].map((word) => openAttempt(reservationPayload(draft, payUnit, word)));
    return either.find((open) => open !== undefined);
  }

  const payload = reservationPayload(draft, payUnit, wantsRefusedImport);
  const seen = JSON.stringify({ payload, total });
  /** A queued reservation is sent only as it was pressed. */
  const isQueued = stage === 'offline' && seen === pressed && !isBlocked;

  async function settle(): Promise<void> {
    if (isRunning.current) return;
    if (attempt && !isRepeatable(attempt)) {
      // It would be a new reservation, which the buyer may no longer want.
      setAttempt(undefined);
      closeAttempt();
      setStage('open');
      void invalidateCalls(queryClient, 'getVehicleDetail', 'getPriceDetail');
      return;
    }
    isRunning.current = true;
    startActions();
    const current = attempt ?? beginAttempt({ ...payload, ...(shownPrice && { shownPrice }) });
    const headers = { 'Idempotency-Key': current.key };
    const outcome = await askUntilKnown(() => api.submitOrder({ body: current.payload, headers }), {
      isOpen: attempt !== undefined,
      onDoubt: () => setStage('checking'),
    });
    isRunning.current = false;
    setAttempt(outcome.is === 'unknown' ? current : undefined);
    if (outcome.is === 'unknown') return setStage('unknown');
    closeAttempt();
    if (outcome.is === 'unsent') return setStage('offline');
    // The price and the vehicle have changed, whether the server reserved or refused.
    void reloadOrders(queryClient);
    if (outcome.is === 'failed') {
      const display = displayFailure(outcome.failure);
      setStage('refused');
      setReason(display.owner === 'place' ? display.text : undefined);
      reportFailure(display, outcome.failure);
      void invalidateCalls(queryClient, 'getPriceDetail');
      return undefined;
    }
    await onReserved(outcome.answer);
    await navigate(paths.reserved(Date.now()), { replace: true });
    return undefined;
  }

  const resume = useEffectEvent(() => {
    if (attempt) void settle();
  });
  useEffect(() => {
    const timer = setTimeout(() => resume());
    return () => clearTimeout(timer);
  }, []);

  // Reads the draft after the price has been asked.
  const sendQueued = useEffectEvent((current: string | undefined) => {
    const isAsPressed = current !== undefined && JSON.stringify({ payload, total: current }) === pressed;
    return isAsPressed && !isBlocked ? settle() : setStage('open');
  });
  const goOn = useEffectEvent(async () => {
    if (stage === 'unknown') return settle();
    if (!isQueued) return setStage('open');
    setStage('sending');
    const asked = await askTotal();
    return asked.isOffline ? setStage('offline') : sendQueued(asked.total);
  });
  const waitsForConnection = stage === 'unknown' || stage === 'offline';
  useEffect(() => (waitsForConnection ? onReconnect(() => void goOn()) : undefined), [waitsForConnection]);

  function submit(): void {
    if (isRunning.current) return;
    setStage(stage === 'unknown' ? 'checking' : 'sending');
    setPressed(seen);
    void settle();
  }

  return { stage: stage === 'offline' && !isQueued ? 'open' : stage, reason, submit };
}

const attemptItem = 'reservationAttempt';

/** A reservation that was sent and has no answer yet. It is stored for a reload. */
interface Attempt {
  key: string;
  /** When it was started, in milliseconds. */
  at: number;
  payload: ReservationPayload;
}

function isRepeatable({ at }: Attempt): boolean {
  return Date.now() - at < keyLifetime;
}

/** Starts an attempt. Its key prevents the server from reserving twice. */
export function beginAttempt(payload: ReservationPayload): Attempt {
  const attempt = { key: createIdempotencyKey(), at: Date.now(), payload };
  writeSession(attemptItem, JSON.stringify(attempt));
  return attempt;
}

/** The open attempt at the same reservation. A changed order is another reservation. */
function openAttempt(payload: ReservationPayload): Attempt | undefined {
  try {
    const attempt = JSON.parse(readSession(attemptItem) ?? 'null') as Attempt | null;
    if (!attempt || !isRepeatable(attempt)) return undefined;
    // Another price does not make it another reservation.
    const { shownPrice: _shownPrice, ...sent } = attempt.payload;
    return JSON.stringify(sent) === JSON.stringify(payload) ? attempt : undefined;
  } catch {
    return undefined;
  }
}

/** Clears the attempt once it has an answer. */
function closeAttempt(): void {
  writeSession(attemptItem, undefined);
}
