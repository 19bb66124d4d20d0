import DialogContent from '@mui/material/DialogContent';
import DialogTitle from '@mui/material/DialogTitle';
import { useQueryClient } from '@tanstack/react-query';
import { useId, type ReactNode } from 'react';
import type { FieldValues, UseFormReturn } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import type { StaffTerms } from '#generated/client/types.gen.ts';
import { queries } from '#shared/api/api.ts';
import { type Failure, isFailure } from '#shared/api/errors.ts';
import { invalidateCallsLater, refetchShown } from '#shared/api/invalidate.ts';
import { showToast } from '#shared/state/toasts.ts';
import { Form } from '#shared/forms/form.tsx';
import { type AmountChange, useOutlierQuestion } from '../parts/use-outlier-question.tsx';
import { useVersionConflict } from '../parts/use-version-conflict.ts';
import { PricePreview, type PreviewStart } from './price-preview.tsx';
import { type GivenTerms, setTerms } from './term-parts.ts';
import styles from './pricing.module.css';
import { CancelButton, GuardedDialog } from '../parts/guarded-dialog.tsx';

interface TermDialogProps<Values extends FieldValues> {
  title: string;
  lead: string;
  /** From `useSeenTerms`, like `failureText`. */
  terms: StaffTerms;
  failureText: (error: Failure) => string;
  form: UseFormReturn<Values>;
  give: (values: Values) => GivenTerms;
  /** Numbers about to change, for the typing-error check. */
  changesOf: (values: Values) => AmountChange[];
  /** Asks before entries other than the opened one are replaced. */
  mayReplace?: (values: Values) => Promise<boolean>;
  start?: PreviewStart;
  /** Further actions, below the fields. */
  beside?: ReactNode;
  onClose: () => void;
  children: ReactNode;
}

/**
 * The settings that a dialog changes: those it was opened with, and after a conflict the current ones. The next press
 * then keeps a colleague's changes to other entries, such as the tariffs of other routes.
 */
export function useSeenTerms(begun: StaffTerms) {
  const { t } = useTranslation('desk-pricing');
  const queryClient = useQueryClient();
  const { seen, failureText } = useVersionConflict(begun, {
    actionLabel: t('save'),
    readNow: () => queryClient.getQueryData(queries.staffReadTermsOptions().queryKey),
  });
  return { terms: seen(), failureText };
}

/** Edits a part of the pricing settings, with a price preview. */
export function TermDialog<Values extends FieldValues>(props: TermDialogProps<Values>) {
  const { title, lead, terms, failureText, form, give, changesOf, mayReplace } = props;
  const { start = {}, beside, onClose, children } = props;
  const { t } = useTranslation('desk-pricing');
  const queryClient = useQueryClient();
  const titleId = useId();
  const { confirm, question } = useOutlierQuestion();

  async function send(values: Values): Promise<void> {
    if (mayReplace && !(await mayReplace(values))) return;
    if (!(await confirm(changesOf(values)))) return;
    const { error } = await setTerms(give(values), terms);
    if (error) {
      if (isFailure(error, 'changedMeanwhile')) await refetchShown(queryClient, 'staffReadTerms');
      return form.setError('root', { message: failureText(error) });
    }
    await invalidateCallsLater(queryClient, 'staffToday', 'staffListTermVersions');
    await refetchShown(queryClient, 'staffReadTerms');
    showToast('success', t('termSet'));
    onClose();
  }

  return (
    <GuardedDialog open fullWidth maxWidth="sm" aria-labelledby={titleId} onClose={onClose}>
      <DialogTitle id={titleId}>{title}</DialogTitle>
      <DialogContent className={styles.content ?? ''}>
        <p className={styles.about}>{lead}</p>
        <Form form={form} onSubmit={send} submitLabel={t('save')}>
          {children}
        </Form>
        {/* Outside the form, because previewing does not submit it. */}
        <PricePreview
          // Remounts when the route of the fields changes.
          key={JSON.stringify(start)}
          terms={terms}
          start={start}
          form={form}
          give={give}
        />
        {beside}
        {question}
        <CancelButton fullWidth onClick={onClose} />
      </DialogContent>
    </GuardedDialog>
  );
}
