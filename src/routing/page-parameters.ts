import { decodeParameters } from './encoded-parameters.ts';

/** Plain as in `?id=100001`, or all of them in one encoded text. */
export type ParameterStyle = 'plain' | 'encoded';

/** What is wrong with them, by the name of its message. */
export type ParameterProblem = 'brokenParameters' | 'missingParameter';

export type PageParameters<Name extends string> =
  | { values: Readonly<Record<Name, string>> & Readonly<Record<string, string | undefined>> }
  | { problem: ParameterProblem };

export function readPageParameters<Name extends string>(
  search: string,
  needed: readonly Name[],
  style: ParameterStyle,
): PageParameters<Name> {
  const values = style === 'encoded' ? decodeParameters(search) : Object.fromEntries(new URLSearchParams(search));
  if (!values) return { problem: 'brokenParameters' };
  return hasAll(values, needed) ? { values } : { problem: 'missingParameter' };
}

function hasAll<Name extends string>(
  values: Readonly<Record<string, string>>,
  needed: readonly Name[],
): values is Readonly<Record<Name, string>> {
  return needed.every((name) => Object.hasOwn(values, name) && values[name] !== '');
}
