import Alert from '@mui/material/Alert';
import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { StaffTerms } from '#generated/client/types.gen.ts';
import { displayFailure } from '#shared/api/errors.ts';
import { invalidateCallsLater, refetchShown } from '#shared/api/invalidate.ts';
import { showToast } from '#shared/state/toasts.ts';
import { ConfirmButton } from '../parts/confirm-button.tsx';
import { type GivenTerms, setTerms } from './term-parts.ts';

interface RemoveTermProps {
  label: string;
  /** The part without the removed entry. */
  given: GivenTerms;
  terms: StaffTerms;
  onDone: () => void;
}

/** Removes a country or a route. */
export function RemoveTerm({ label, given, terms, onDone }: RemoveTermProps) {
  const { t } = useTranslation('desk-pricing');
  const queryClient = useQueryClient();
  const [fault, setFault] = useState<string>();

  async function remove(): Promise<void> {
    const { error } = await setTerms(given, terms);
    if (!error) await invalidateCallsLater(queryClient, 'staffToday', 'staffListTermVersions');
    await refetchShown(queryClient, 'staffReadTerms');
    if (error) return setFault(displayFailure(error).text);
    showToast('success', t('termSet'));
    onDone();
  }

  return (
    <>
      {fault !== undefined && (
        <Alert severity="error" icon={false}>
          {fault}
        </Alert>
      )}
      <ConfirmButton label={label} confirmLabel={t('reallyRemove', { what: label })} place="foot" onConfirm={remove} />
    </>
  );
}
