/** `parts` as one JSON pointer below `base`. */
export function point(base: string, ...parts: (string | number)[]): string {
  return [base, ...parts.map((part) => String(part).replaceAll('~', '~0').replaceAll('/', '~1'))].join('/');
}

/** Whether one place is the other or lies below it. */
export function isWithin(pointer: string, outer: string): boolean {
  return pointer === outer || pointer.startsWith(`${outer}/`);
}

/** A schema's place in the words of the hand-written files: `CarPage.cars[]`, or the field alone where it has no name. */
export function describePlace(pointer: string): string {
  const parts = pointer.split('/').slice(1).map(unescapePart);
  const named = parts[0] === 'components' && parts[1] === 'schemas';
  const start = named ? 3 : Math.max(parts.indexOf('schema'), parts.indexOf('parameters')) + 1;
  let words = named ? (parts[2] ?? '') : '';
  for (let at = start; at < parts.length; at += 1) {
    const part = parts[at] ?? '';
    if (part === 'properties') {
      at += 1;
      words += `${words === '' ? '' : '.'}${parts[at] ?? ''}`;
    } else if (part === 'items' || part === 'additionalProperties') words += '[]';
    else if (part !== 'oneOf' && part !== 'anyOf' && part !== 'allOf') words += `${words === '' ? '' : ' '}${part}`;
  }
  return words.replace(/Success\.body/, ' answer');
}

export function unescapePart(part: string): string {
  return part.replaceAll('~1', '/').replaceAll('~0', '~');
}
