import { type OpenApiDocument, operationsOf } from '../document/openapi.ts';

/** One request of a collection: a call with the first example payload of the contract. */
export interface CollectionRequest {
  id: string;
  folder: string;
  summary: string;
  method: 'GET' | 'POST';
  path: string;
  /** How its plain form is sent. */
  as: 'json' | 'form' | 'query';
  payload: Readonly<Record<string, unknown>>;
}

/** Token calls come first, because every other call needs a token. */
export const beginning = 'begin';
const first = ['getBaseToken', 'login'];

/** Every call except file uploads, which an example cannot contain. */
export function requestsOf(document: OpenApiDocument): CollectionRequest[] {
  const requests = operationsOf(document).flatMap(({ path, method, operation }): CollectionRequest[] => {
    const { operationId: id, tags, summary, 'x-envelope': envelope } = operation;
    if (envelope === 'multipart') return [];
    const [content] = Object.values(operation.requestBody?.content ?? {});
    const [example] = Object.values(content?.examples ?? {});
    const isGet = method === 'get';
    const plainAs = isGet ? 'query' : 'form';
    return [
      {
        id,
        folder: first.includes(id) ? beginning : (tags[0] ?? ''),
        summary,
        method: isGet ? 'GET' : 'POST',
        path,
        as: envelope === 'plain' ? plainAs : 'json',
        payload: (example?.value ?? { timeZone: 'Africa/Nairobi' }) as CollectionRequest['payload'],
      },
    ];
  });
  const place = ({ id }: CollectionRequest) => (first.includes(id) ? first.indexOf(id) : first.length);
  return requests.toSorted((one, other) => place(one) - place(other));
}
