import type { OpenApiDocument } from '../document/openapi.ts';
import { brunoCollection } from './bruno.ts';
import { postmanCollection } from './postman.ts';
import { requestsOf } from './requests.ts';

/** The contract for Postman and Bruno, plain and sealed, by file name and text. */
export function writeCollections(document: OpenApiDocument): Map<string, string> {
  const requests = requestsOf(document);
  const { version } = document.info;
  const bruno = (folder: string, isSealed: boolean) =>
    [...brunoCollection(requests, version, isSealed)].map(([name, text]) => [`${folder}/${name}`, text] as const);
  return new Map([
    ['postman.json', postmanCollection(requests, version, false)],
    ['postman-sealed.json', postmanCollection(requests, version, true)],
    ...bruno('bruno', false),
    ...bruno('bruno-sealed', true),
  ]);
}
