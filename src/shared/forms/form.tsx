import Alert from '@mui/material/Alert';
import { use, useEffect, useEffectEvent, useState, type ReactNode } from 'react';
import { useFormState, type FieldValues, type UseFormReturn } from 'react-hook-form';
import { Button } from '../ui/button.tsx';
import styles from './form.module.css';
import { RunningCall } from './running-call.ts';
import { UnsavedInput, useReport } from './unsaved-input.ts';

interface FormProps<Values extends FieldValues> {
  form: UseFormReturn<Values>;
  /** Resolves when everything is done. Until then the form cannot be sent again. */
  onSubmit: (values: Values) => Promise<void>;
  submitLabel: string;
  /** It was sent successfully, and the next page is about to open. */
  isDone?: boolean;
  children: ReactNode;
}

/**
 * Fields, an error message and the submit button. `form.setError('root', …)` sets the message, and a field's name sets the
 * error of that field. The first field with an error gets the focus.
 */
export function Form<Values extends FieldValues>(props: FormProps<Values>) {
  const { form, onSubmit, submitLabel, isDone = false, children } = props;
  const { isSubmitting, submitCount, errors, isDirty } = useFormState({ control: form.control });
  useReport(use(UnsavedInput), isDirty);
  useReport(use(RunningCall), isSubmitting);
  const failure = useLastFailure(errors.root?.message, isSubmitting);

  /** An invalid field is not the next result either. */
  function keepFailure(): void {
    if (failure !== undefined) form.setError('root', { message: failure });
  }

  return (
    <form noValidate className={styles.form} onSubmit={(event) => void form.handleSubmit(onSubmit, keepFailure)(event)}>
      {children}
      {failure !== undefined && (
        // The same message again is announced again.
        <Alert key={submitCount} severity="error" icon={false}>
          {failure}
        </Alert>
      )}
      <Button type="submit" fullWidth loading={isSubmitting} disabled={isDone}>
        {submitLabel}
      </Button>
    </form>
  );
}

/** The message stays until the next result: if it went at once, a second tap would hit the control below the button. */
function useLastFailure(failure: string | undefined, isSubmitting: boolean): string | undefined {
  const [last, setLast] = useState(failure);
  if (!isSubmitting && last !== failure) setLast(failure);
  return isSubmitting ? last : failure;
}

/** Focuses the first field of a form, except on a touch screen, where the keyboard would cover half of the form. */
export function useFirstFocus(focus: () => void): void {
  const begin = useEffectEvent(focus);
  useEffect(() => {
    if (!matchMedia('(pointer: coarse)').matches) begin();
  }, []);
}
