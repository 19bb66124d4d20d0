import type { Call, PlainAnswer } from '../wire/host/call.ts';

/**
 * Cuts the page asked for out of an example that holds the whole list, which is one whose `total` is its length. An
 * example that says it is a part of more is a page already.
 */
export function cutPage(answer: PlainAnswer, { pageNo, pageSize }: Call['payload']): PlainAnswer {
  if (typeof pageNo !== 'number' || typeof pageSize !== 'number') return answer;
  const body = Object(answer.body) as Record<string, unknown>;
  const lists = Object.entries(body).filter((entry): entry is [string, unknown[]] => Array.isArray(entry[1]));
  const [list] = lists;
  if (!list || lists.length > 1 || body['total'] !== list[1].length) return answer;
  const start = (pageNo - 1) * pageSize;
  return { ...answer, body: { ...body, [list[0]]: list[1].slice(start, start + pageSize) } };
}
