import { useController, type Control, type FieldPath, type FieldPathValue, type FieldValues } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { checkEmail, checkPassword, checkSame, type RuleMessage } from './rules.ts';

/** The error of a value in the page's language, or undefined. */
export type Check<Value, Values> = (value: Value, values: Values) => string | undefined;

interface FieldOfForm<Values extends FieldValues, Name extends FieldPath<Values>> {
  control: Control<Values>;
  name: Name;
  check?: Check<FieldPathValue<Values, Name>, Values>;
}

/** Connects an input to a form: its value, its error and its focus. */
export function useField<Values extends FieldValues, Name extends FieldPath<Values>>({
  control,
  name,
  check,
}: FieldOfForm<Values, Name>) {
  const { field, fieldState } = useController({ control, name, ...(check && { rules: { validate: check } }) });
  return {
    name: field.name,
    value: field.value,
    onChange: (value: FieldPathValue<Values, Name>) => field.onChange(value),
    onBlur: field.onBlur,
    inputRef: field.ref,
    error: fieldState.error?.message,
  };
}

/** The shared rules with their messages in the page's language. */
export function useChecks() {
  const { t } = useTranslation('forms');
  const say = (message: RuleMessage | undefined) => (message === undefined ? undefined : t(message));
  return {
    email: (text: string) => (text === '' ? t('emailMissing') : say(checkEmail(text))),
    password: (text: string) => (text === '' ? t('passwordMissing') : say(checkPassword(text))),
    same: (first: string, second: string) => say(checkSame(first, second)),
  };
}
