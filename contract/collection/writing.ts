import type { CollectionRequest } from './requests.ts';

/** Variables that users of a collection set. By default they name a development server and no password. */
export const variables = {
  base: 'http://127.0.0.1:4000/api',
  email: '',
  password: '',
  token: '',
  partnerId: '',
  kid: '',
  sharedKey: '',
};

const common = { language: 'en', timeZone: 'Africa/Nairobi' };

/**
 * Returns the body as text, with the fields that every payload has. The login comes from the collection's variables.
 */
export function bodyText({ id, payload }: CollectionRequest): string {
  const login = id === 'login' ? { email: '{{email}}', password: '{{password}}' } : {};
  return JSON.stringify({ ...payload, ...common, ...login }, null, 2);
}

/** Plain calls have no language. */
export function withoutCommon({ payload, as }: CollectionRequest): Readonly<Record<string, unknown>> {
  return as === 'json' ? {} : payload;
}

export function fieldsOf(payload: Readonly<Record<string, unknown>>): { key: string; value: string }[] {
  return Object.entries(payload).map(([key, value]) => ({ key, value: String(value) }));
}
