import { useEffect, useEffectEvent, type ReactNode } from 'react';
import { useFormState, type FieldValues, type UseFormReturn } from 'react-hook-form';
import { Button, type ButtonLook } from '../ui/button.tsx';
import styles from './form.module.css';

interface FormProps<Values extends FieldValues> {
  form: UseFormReturn<Values>;
  /** Resolves when everything is done; until then nothing can be sent again. */
  onSubmit: (values: Values) => Promise<void>;
  submitLabel: string;
  look?: ButtonLook;
  /** It has been sent for good, and what follows is on its way. */
  isDone?: boolean;
  children: ReactNode;
}

/**
 * Fields, what went wrong with all of them, and the button that sends them. What went wrong is told by
 * `form.setError('root', …)`, or at one field by its name; the first field with an error gets the cursor.
 */
export function Form<Values extends FieldValues>(props: FormProps<Values>) {
  const { form, onSubmit, submitLabel, look, isDone = false, children } = props;
  const { isSubmitting, errors } = useFormState({ control: form.control });
  const failure = errors.root?.message;
  return (
    <form noValidate className={styles.form} onSubmit={(event) => void form.handleSubmit(onSubmit)(event)}>
      {children}
      {failure !== undefined && (
        <p role="alert" className={styles.failure}>
          {failure}
        </p>
      )}
      <Button type="submit" isWide isBusy={isSubmitting} disabled={isDone} {...(look && { look })}>
        {submitLabel}
      </Button>
    </form>
  );
}

/** Puts the cursor where a form begins. Not on a touch screen, whose keyboard would rise and cover half of the form. */
export function useFirstFocus(focus: () => void): void {
  const begin = useEffectEvent(focus);
  useEffect(() => {
    if (!matchMedia('(pointer: coarse)').matches) begin();
  }, []);
}
