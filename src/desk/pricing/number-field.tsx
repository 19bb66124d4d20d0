import { useController, type Control, type FieldPath, type FieldValues } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { AmountInput } from '#shared/forms/amount-input.tsx';
import { type NumberKind, isValid, shapeOf } from './numbers.ts';

interface NumberFieldProps<Values extends FieldValues> {
  control: Control<Values>;
  name: FieldPath<Values>;
  kind: NumberKind;
  label: string;
  hint?: string;
}

/** Number field of the pricing settings. An optional zero is shown as empty. */
export function NumberField<Values extends FieldValues>({
  control,
  name,
  kind,
  label,
  hint,
}: NumberFieldProps<Values>) {
  const { t } = useTranslation('desk-pricing');
  const isZeroFit = isValid('', kind);
  const { field, fieldState } = useController({
    control,
    name,
    rules: { validate: (text) => isValid(String(text), kind) || t(`unfit_${kind}`) },
  });
  return (
    <AmountInput
      name={name}
      value={String(field.value)}
      onChange={field.onChange}
      onBlur={field.onBlur}
      inputRef={field.ref}
      error={fieldState.error?.message}
      {...shapeOf(kind)}
      label={label}
      {...(hint !== undefined && { hint })}
      {...(isZeroFit && { placeholder: '0' })}
      autoComplete="off"
      isRequired={!isZeroFit}
    />
  );
}
