import type { DealerCertificate } from '../../../../generated/client/types.gen.ts';
import { openLocalStorage, type StorageArea } from '../../../api/local-storage.ts';

const markerItem = 'dealerResultSeen';
const browserStorage = openLocalStorage();

/**
 * Whether the result of a review is yet to be told. The marker of an earlier state is cleared, so that the next result is
 * told again.
 */
export function isResultNew(certificate: DealerCertificate, storage: StorageArea = browserStorage): boolean {
  const marker = storage.getItem(markerItem);
  const isAcknowledged = marker === markerOf(certificate);
  if (marker !== null && !isAcknowledged) storage.removeItem(markerItem);
  return isResult(certificate) && !isAcknowledged;
}

export function acknowledgeResult(certificate: DealerCertificate, storage: StorageArea = browserStorage): void {
  storage.setItem(markerItem, markerOf(certificate));
}

function isResult({ status }: DealerCertificate): boolean {
  return status === 2 || status === 3;
}

/** With the certificate's id, since several people may use one browser. */
function markerOf({ id = '', status }: DealerCertificate): string {
  return `${id}:${status}`;
}
