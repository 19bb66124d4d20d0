import { create as createAxios } from 'axios';
import ky from 'ky';
import { headers, payload, timeout } from './request.ts';
import { path, type Target } from './target.ts';

/** What the others believe of an answer: they do not look. */
interface Believed {
  body: { vehicleList: unknown[] };
}

type Count = () => Promise<number>;

export function countByAxios({ origin }: Target): Count {
  const client = createAxios({ baseURL: `${origin}/plain`, timeout, headers });
  return async () => {
    const { data } = await client.post<Believed>(path, payload);
    return data.body.vehicleList.length;
  };
}

export function countByKy({ origin }: Target): Count {
  const client = ky.create({ prefixUrl: `${origin}/plain`, timeout, retry: 0, headers });
  const relative = path.slice(1);
  return async () => {
    const { body } = await client.post(relative, { json: payload }).json<Believed>();
    return body.vehicleList.length;
  };
}

/** The least that any client on `fetch` can take. */
export function countByFetch({ origin }: Target): Count {
  const url = `${origin}/plain${path}`;
  const json = { 'Content-Type': 'application/json' };
  return async () => {
    const response = await fetch(url, {
      method: 'POST',
      headers: { ...headers, ...json },
      body: JSON.stringify(payload),
    });
    const { body } = (await response.json()) as Believed;
    return body.vehicleList.length;
  };
}
