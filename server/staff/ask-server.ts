import { deskFile, type DeskAddress } from './desk-address.ts';
import type { SentOrder, Told } from './serve-staff.ts';
import { staffPass } from './staff-pass.ts';
import { StaffRefused } from './staff-refused.ts';

/** Has the running server carry an order out, since its database is its alone. */
export async function askServer(
  { url, pid }: DeskAddress,
  { secret, dataDir }: { secret: Buffer; dataDir: string },
  order: SentOrder,
): Promise<string> {
  const response = await fetch(url, {
    method: 'POST',
    headers: { 'content-type': 'application/json', authorization: `Bearer ${staffPass(secret)}` },
    body: JSON.stringify(order),
  }).catch(() => undefined);
  if (!response?.ok) {
    throw new StaffRefused(
      `${deskFile(dataDir)} says that process ${pid} serves this folder at ${url}, but it does not answer as it should.\n` +
        'Stop that server or, if there is none, remove the file. Two processes must not open one folder.',
    );
  }
  const told = (await response.json()) as Told;
  if ('refused' in told) throw new StaffRefused(told.refused);
  return told.told;
}
