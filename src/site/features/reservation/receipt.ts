import { readSession, writeSession } from '#shared/state/stored-state.ts';
import type { DueAmount } from '#site/components/orders/amounts-due.tsx';
import type { SummarizedVehicle } from '#site/components/orders/vehicle-summary.tsx';

const receiptItem = 'reservationReceipt';

/** The facts on the success page, stored for a reload. */
export interface Receipt {
  createTimeDesc: string;
  createdAt?: string | undefined;
  depositDueAt: string;
  vehicle: SummarizedVehicle;
  total: DueAmount | undefined;
  deposit: DueAmount | undefined;
  depositRatio: number | undefined;
}

export function saveReceipt(receipt: Receipt): void {
  writeSession(receiptItem, JSON.stringify(receipt));
}

export function readReceipt(): Receipt | undefined {
  try {
    const receipt = JSON.parse(readSession(receiptItem) ?? 'null') as Receipt | null;
    return receipt?.createTimeDesc && receipt.depositDueAt ? receipt : undefined;
  } catch {
    return undefined;
  }
}

export function dropReceipt(): void {
  writeSession(receiptItem, undefined);
}
