import { useEffect } from 'react';
import { useTranslation } from 'react-i18next';
import { useLocation } from 'react-router';
import { decodeParameters } from '#shared/routing/encoded-parameters.ts';
import { showToast } from '#shared/state/toasts.ts';

/**
 * The parameters of the page's address. If one is missing or unreadable, that is reported once and the page shows
 * `components/unusable-address.tsx`.
 */
export function usePageParameters<Name extends string>(
  needed: readonly Name[],
  style: ParameterStyle = 'plain',
): PageParameters<Name> {
  const { t } = useTranslation('messages');
  const { search } = useLocation();
  const read = readPageParameters(search, needed, style);
  const problem = 'problem' in read ? read.problem : undefined;
  useEffect(() => {
    if (problem) showToast('error', t(problem));
  }, [problem, t]);
  return read;
}

/** Plain as in `?id=100001`, or all of them in one encoded text. */
export type ParameterStyle = 'plain' | 'encoded';

/** What is wrong with them, as the name of a message. */
export type ParameterProblem = 'brokenParameters' | 'missingParameter';

type PageParameters<Name extends string> =
  | { values: Readonly<Record<Name, string>> & Readonly<Record<string, string | undefined>> }
  | { problem: ParameterProblem };

function readPageParameters<Name extends string>(
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
