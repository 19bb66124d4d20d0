import { posix } from 'node:path';
import { isMap, isPair, isScalar, isSeq, LineCounter, type Node, parseDocument } from 'yaml';
import { pascal } from '#contract/document/complete.ts';
import { type PlacedOperation, point, unescapePart } from '#contract/document/openapi.ts';

/** A place in the hand-written files. */
export interface Place {
  file: string;
  line: number;
}

/** Returns the place of a finding; if the thing was removed, the place of its parent. */
export type FindPlace = (pointer: string, operations: readonly string[]) => Place;

/** The hand-written files of a contract, by path, with their texts. */
export type Texts = ReadonlyMap<string, string>;

interface File {
  path: string;
  root: Node | null;
  lines: LineCounter;
}

interface At {
  file: File;
  node: Node | null;
  /** The place of the key at this path, if it exists. */
  offset: number;
}

/** `first` is the file in which the contract begins. */
export function createFindPlace(
  first: string,
  texts: Texts,
  operations: ReadonlyMap<string, PlacedOperation>,
): FindPlace {
  const files = new Map<string, File>();
  const components = new Map<string, At | undefined>();

  /** Parses a file once it is needed. */
  function fileOf(path: string): File | undefined {
    const text = texts.get(path);
    const file = files.get(path) ?? (text === undefined ? undefined : parse(path, text));
    if (file) files.set(path, file);
    return file;
  }

  /** A referenced schema, by its name in the canonical document. */
  function componentOf(name: string): At | undefined {
    if (!components.has(name)) components.set(name, findComponent(name));
    return components.get(name);
  }

  function findComponent(name: string): At | undefined {
    for (const [path, text] of texts) {
      if (!path.includes('/schemas/') || !text.includes(name)) continue;
      const file = fileOf(path);
      const pair = isMap(file?.root)
        ? file.root.items.find(({ key }) => isScalar(key) && key.value === name)
        : undefined;
      const key = pair?.key as Node | undefined;
      if (file && pair) return { file, node: pair.value as Node | null, offset: key?.range?.[0] ?? 0 };
    }
    return undefined;
  }

  function start(pointer: string): { at: At; path: string[] } | undefined {
    const [head = '', ...path] = pointer.split('/').map(unescapePart);
    if (head === 'codes.yaml') return open('openapi/codes.yaml', path);
    if (head === 'failures.json') return open('locales/en/failures.json', path);
    const [section, kind, name = ''] = path;
    const written = section === 'components' && kind === 'schemas' ? componentOf(name) : undefined;
    if (written) return { at: written, path: path.slice(3) };
    if (section !== 'components' || kind !== 'schemas' || hasComponent(name)) return open(first, path);
    return startInAnswer(name, path.slice(3));
  }

  /** Whether the first file itself has a schema of this name. */
  function hasComponent(name: string): boolean {
    const own = open(first, [])?.at;
    if (!own) return false;
    const schemas = descend(own, ['components', 'schemas']).node;
    return isMap(schemas) && schemas.has(name);
  }

  /** The generated wrapper of an answer's body has no place of its own. */
  function startInAnswer(name: string, [, , ...rest]: string[]): { at: At; path: string[] } | undefined {
    const placed = [...operations.values()].find(({ operation }) => `${pascal(operation.operationId)}Success` === name);
    if (!placed) return undefined;
    const written = ['responses', '200', 'content', 'application/json', 'schema'];
    return open(first, ['paths', placed.path, placed.method, ...written, ...rest]);
  }

  function open(file: string, path: string[]): { at: At; path: string[] } | undefined {
    const found = fileOf(file);
    return found && { at: { file: found, node: found.root, offset: 0 }, path };
  }

  /** As deep as the path exists. */
  function descend(from: At, path: readonly string[]): At {
    let at = from;
    for (const [index, part] of path.entries()) {
      const here = follow(at);
      const next = step(here, part, path[index - 1]);
      // A parameter or header is compared by its schema.
      const inSchema = next === 'none' && isParameter(here) ? step(here, 'schema', undefined) : undefined;
      if (typeof inSchema === 'object') return descend(inSchema, path.slice(index));
      if (next === 'none') return at;
      if (next !== 'skip') at = next;
    }
    return at;
  }

  function follow(at: At): At {
    const $ref = isMap(at.node) ? at.node.get('$ref') : undefined;
    if (typeof $ref !== 'string') return at;
    const [target = '', pointer = ''] = $ref.split('#');
    const path = target === '' ? at.file.path : posix.join(posix.dirname(at.file.path), target);
    const opened = open(path, pointer.split('/').slice(1).map(unescapePart));
    return opened ? follow(descend(opened.at, opened.path)) : at;
  }

  return (pointer, ids) => {
    const opened = start(pointer);
    if (opened) return placeAt(descend(opened.at, opened.path));
    const placed = ids.flatMap((id) => operations.get(id) ?? [])[0];
    const above = placed && start(point('#/paths', placed.path, placed.method));
    if (above) return placeAt(follow(descend(above.at, above.path)));
    return { file: first, line: 1 };
  };
}

function placeAt({ file, offset }: At): Place {
  return { file: file.path, line: file.lines.linePos(offset).line };
}

function parse(path: string, text: string): File {
  const lines = new LineCounter();
  return { path, root: parseDocument(text, { lineCounter: lines }).contents, lines };
}

/** One step down. The report names the entries of some lists like the keys of a map. */
function step({ file, node }: At, part: string, above: string | undefined): At | 'none' | 'skip' {
  if (isSeq(node)) {
    // Parameters are compared as the fields of an object.
    if (part === 'properties' && above === 'parameters') return 'skip';
    const entry = node.items.find((item, at) => String(at) === part || isNamed(item, part)) as Node | undefined;
    return entry ? { file, node: entry, offset: entry.range?.[0] ?? 0 } : 'none';
  }
  const pair = isMap(node) ? node.items.find((item) => isPair(item) && String(item.key) === part) : undefined;
  // So are the headers of an answer.
  if (!pair) return part === 'properties' && above === 'headers' ? 'skip' : 'none';
  const key = pair.key as Node;
  return { file, node: pair.value as Node | null, offset: key.range?.[0] ?? 0 };
}

function isParameter({ node }: At): boolean {
  return isMap(node) && node.has('schema') && !node.has('content');
}

function isNamed(item: unknown, name: string): boolean {
  return isMap(item) && (String(item.get('code')) === name || item.get('name') === name);
}
