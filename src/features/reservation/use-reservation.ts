import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { useNavigate } from 'react-router';
import type { ReservationPayload, ReservationReceipt } from '../../../generated/client/types.gen.ts';
import { api } from '../../api/api.ts';
import { askUntilKnown, onLineBack } from '../../api/ask-until-known.ts';
import { callOf } from '../../api/asked-call.ts';
import { displayFailure } from '../../api/errors.ts';
import { createIdempotencyKey } from '../../api/idempotency-key.ts';
import type { OrderDraft } from '../../app/order-draft.ts';
import { reportFailure } from '../../app/report-failure.ts';
import { startActions } from '../../app/started-actions.ts';
import { readSession, writeSession } from '../../app/stored-state.ts';
import { reloadOrders } from '../../components/orders/reload-orders.ts';
import { useFormats } from '../../i18n/use-formats.ts';
import { paths } from '../../paths.ts';
import { reservationPayload } from './reservation-payload.ts';

/**
 * `checking`: no answer came, and the server is asked whether it reserved. `unknown`: it could not be asked yet.
 * `offline`: there was no line, so that nothing was sent.
 */
export type ReservationStage = 'open' | 'sending' | 'checking' | 'unknown' | 'offline' | 'refused';

interface Reservation {
  stage: ReservationStage;
  /** Why it was refused, where this page is to say so. */
  reason: string | undefined;
  submit: () => void;
}

interface Reserving {
  draft: OrderDraft;
  /** The total that stands on the page, and the way to ask whether it still holds. */
  total: string | undefined;
  askTotal: () => Promise<string | undefined>;
  onReserved: (receipt: ReservationReceipt) => void;
}

/** Makes the reservation once, however often it is pressed, reloaded or cut off. */
export function useReservation({ draft, total, askTotal, onReserved }: Reserving): Reservation {
  const { payUnit } = useFormats();
  const navigate = useNavigate();
  const queryClient = useQueryClient();
  const [stage, setStage] = useState<ReservationStage>(() =>
    openAttempt(reservationPayload(draft, payUnit)) ? 'checking' : 'open',
  );
  const [reason, setReason] = useState<string>();
  const isRunning = useRef(false);

  async function settle(): Promise<void> {
    if (isRunning.current) return;
    isRunning.current = true;
    startActions();
    const wanted = reservationPayload(draft, payUnit);
    const isOpen = openAttempt(wanted) !== undefined;
    const { key, payload } = beginAttempt(wanted);
    const headers = { 'Idempotency-Key': key };
    const outcome = await askUntilKnown(() => api.submitOrder({ body: payload, headers }), {
      isOpen,
      onDoubt: () => setStage('checking'),
    });
    isRunning.current = false;
    if (outcome.is === 'unknown') return setStage('unknown');
    closeAttempt();
    if (outcome.is === 'unsent') return setStage('offline');
    // Whether it was reserved or refused, the price and the vehicle are no longer what they were.
    void reloadOrders(queryClient);
    if (outcome.is === 'failed') {
      const display = displayFailure(outcome.failure);
      setStage('refused');
      setReason(display.owner === 'place' ? display.text : undefined);
      reportFailure(display, outcome.failure);
      void queryClient.invalidateQueries({ predicate: ({ queryKey }) => callOf(queryKey) === 'getPriceDetail' });
      return undefined;
    }
    onReserved(outcome.answer);
    await navigate(paths.reserved(Date.now()), { replace: true });
    return undefined;
  }

  const resume = useEffectEvent(() => {
    if (openAttempt(reservationPayload(draft, payUnit))) void settle();
  });
  useEffect(() => {
    const timer = setTimeout(() => resume());
    return () => clearTimeout(timer);
  }, []);

  const goOn = useEffectEvent(async () => {
    if (stage === 'unknown') return settle();
    // What was never sent is not sent at a price that nobody has seen.
    const pressedAt = total;
    setStage('sending');
    const now = await askTotal();
    if (now === undefined) return setStage('offline');
    return now === pressedAt ? settle() : setStage('open');
  });
  const waitsForLine = stage === 'unknown' || stage === 'offline';
  useEffect(() => (waitsForLine ? onLineBack(() => void goOn()) : undefined), [waitsForLine]);

  function submit(): void {
    if (isRunning.current) return;
    setStage(stage === 'unknown' ? 'checking' : 'sending');
    void settle();
  }

  return { stage, reason, submit };
}

const attemptItem = 'reservationAttempt';

/** A reservation that was sent and has no answer yet. */
interface Attempt {
  key: string;
  payload: ReservationPayload;
}

/** Begins one, or goes on with the one that is open: the same wish keeps its key, so that it is never made twice. */
export function beginAttempt(payload: ReservationPayload): Attempt {
  const open = openAttempt(payload);
  if (open) return open;
  const attempt = { key: createIdempotencyKey(), payload };
  writeSession(attemptItem, JSON.stringify(attempt));
  return attempt;
}

/** What a reload left open of this very wish. Who has changed the order since then wishes something else. */
function openAttempt(payload: ReservationPayload): Attempt | undefined {
  try {
    const attempt = JSON.parse(readSession(attemptItem) ?? 'null') as Attempt | null;
    return attempt && JSON.stringify(attempt.payload) === JSON.stringify(payload) ? attempt : undefined;
  } catch {
    return undefined;
  }
}

/** It was answered, one way or the other. */
function closeAttempt(): void {
  writeSession(attemptItem, undefined);
}
