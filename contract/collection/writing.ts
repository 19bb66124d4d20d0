import type { CollectionRequest } from './requests.ts';

/** What whoever uses a collection sets: at first a development server and nobody's password. */
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

/** The body as text, with what every payload carries. The login is that of the collection's variables. */
export function bodyText({ id, payload }: CollectionRequest): string {
  const login = id === 'login' ? { email: '{{email}}', password: '{{password}}' } : {};
  return JSON.stringify({ ...payload, ...common, ...login }, null, 2);
}

/** Calls that travel in plain carry no language. */
export function withoutCommon({ payload, as }: CollectionRequest): Readonly<Record<string, unknown>> {
  return as === 'json' ? {} : payload;
}

export function fieldsOf(payload: Readonly<Record<string, unknown>>): { key: string; value: string }[] {
  return Object.entries(payload).map(([key, value]) => ({ key, value: String(value) }));
}
