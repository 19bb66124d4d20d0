import { runRedoclyDiff, type RedoclyChange } from './redocly-diff.ts';
import type { OpenApiDocument } from '#contract/document/openapi.ts';

const mark = (at: number) => `planted-${at}-`;

/** Runs many comparisons in one process: every pair of documents gets separate paths and schemas in one large pair. */
export async function diffTogether(pairs: readonly [OpenApiDocument, OpenApiDocument][]): Promise<RedoclyChange[][]> {
  const changes = await runRedoclyDiff(join(pairs.map(([base]) => base)), join(pairs.map(([, head]) => head)));
  return pairs.map((_, at) => {
    const own = changes.filter((change) => JSON.stringify(change).includes(mark(at)));
    return own.map((change) => JSON.parse(JSON.stringify(change).replaceAll(mark(at), '')) as RedoclyChange);
  });
}

function join(documents: readonly OpenApiDocument[]): OpenApiDocument {
  const [first] = documents;
  if (!first) throw new Error('There is nothing to compare');
  const marked = documents.map((document, at) => {
    const text = JSON.stringify({ paths: document.paths, components: document.components });
    return JSON.parse(
      text
        .replaceAll('#/components/schemas/', `#/components/schemas/${mark(at)}`)
        .replaceAll(/"operationId":"/g, `"operationId":"${mark(at)}`),
    ) as Pick<OpenApiDocument, 'paths' | 'components'>;
  });
  return {
    ...first,
    paths: Object.fromEntries(marked.flatMap(({ paths }, at) => rename(paths, at, '/'))),
    components: {
      schemas: Object.fromEntries(marked.flatMap(({ components }, at) => rename(components.schemas, at, ''))),
    },
  };
}

function rename<Value>(record: Record<string, Value>, at: number, prefix: string) {
  return Object.entries(record).map(([key, value]) => {
    return [`${prefix}${mark(at)}${key.slice(prefix.length)}`, value] as const;
  });
}
