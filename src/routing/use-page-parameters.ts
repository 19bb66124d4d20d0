import { useEffect } from 'react';
import { useTranslation } from 'react-i18next';
import { useLocation } from 'react-router';
import { showToast } from '../app/toasts.ts';
import { readPageParameters, type PageParameters, type ParameterStyle } from './page-parameters.ts';

/**
 * The parameters that a page was opened with. Where one that it needs is missing, or they cannot be read, that is told once;
 * the page then shows `components/unusable-address.tsx` in its own place.
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
