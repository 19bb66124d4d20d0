import { apiBase } from '../../../wire/host/host.ts';
import { operations } from '../../../generated/operations.ts';

/** A page of the vehicle list, asked without an envelope, as a server in development allows. */
export async function listPlain(origin: string, pageNo: number): Promise<unknown> {
  const payload = { language: 'en', timeZone: 'Africa/Nairobi', pageNo, pageSize: 24 };
  const response = await fetch(`${origin}${apiBase}${operations.listVehicles.path}`, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json', Authorization: await tokenOf(origin) },
    body: JSON.stringify(payload),
  });
  const { code, body } = (await response.json()) as { code: number; body: unknown };
  if (code !== 0) throw new Error(`The list answered ${code}.`);
  return body;
}

const tokens = new Map<string, Promise<string>>();

/** A visitor's token, asked for once. */
function tokenOf(origin: string): Promise<string> {
  const known = tokens.get(origin) ?? askToken(origin);
  tokens.set(origin, known);
  return known;
}

async function askToken(origin: string): Promise<string> {
  const response = await fetch(`${origin}${apiBase}${operations.getBaseToken.path}`, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json' },
    body: JSON.stringify({ language: 'en', timeZone: 'Africa/Nairobi' }),
  });
  const { body } = (await response.json()) as { body: { accessToken: string } };
  return body.accessToken;
}
