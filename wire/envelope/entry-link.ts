import { fromBase64Url, fromUtf8, toBase64Url, utf8 } from '../bytes.ts';
import { importGcmKey, openGcm, sealGcm } from './gcm.ts';

/**
 * A link by which a partner site opens a vehicle: `authKey` is the vehicle's id encrypted with a key shared by partners
 * and the page. It prevents guessing ids, nothing more: anyone who reads the page can make a link, and gains nothing.
 */
export async function sealEntry(vehicleId: string, key: string): Promise<string> {
  return toBase64Url(await sealGcm(await importGcmKey(fromBase64Url(key)), utf8(vehicleId), noData));
}

/** The vehicle's id, or undefined if the text was not made with this key. */
export async function openEntry(authKey: string, key: string): Promise<string | undefined> {
  try {
    const sealed = fromBase64Url(authKey);
    const id = fromUtf8(await openGcm(await importGcmKey(fromBase64Url(key)), sealed, noData));
    return idPattern.test(id) ? id : undefined;
  } catch {
    return undefined;
  }
}

const noData = new Uint8Array();

/** The contract's pattern of an id. */
const idPattern = /^[A-Za-z0-9_-]{1,40}$/;
