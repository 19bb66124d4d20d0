import { useState } from 'react';
import { type FieldValues, type UseFormReturn, useWatch } from 'react-hook-form';
import { displayFailure, type Failure } from '#shared/api/errors.ts';

interface Answer<Preview> {
  data?: Preview | undefined;
  error?: Failure | undefined;
}

interface PreviewOptions<Values extends FieldValues, Preview> {
  form: UseFormReturn<Values>;
  /** Choices outside the form on which the preview depends. */
  choices?: Readonly<Record<string, string>>;
  /** Called with valid values only. */
  ask: (values: Values) => Promise<Answer<Preview>>;
}

/** The preview of a form. It is hidden once the input differs from the one it was made for. */
export function usePreview<Values extends FieldValues, Preview>({
  form,
  choices,
  ask,
}: PreviewOptions<Values, Preview>) {
  const basis = JSON.stringify([useWatch({ control: form.control }), choices]);
  const [isAsking, setAsking] = useState(false);
  const [last, setLast] = useState<{ basis: string; preview: Preview | undefined; fault: string | undefined }>();

  async function show(): Promise<void> {
    if (!(await form.trigger())) return;
    setAsking(true);
    const { data, error } = await ask(form.getValues());
    setLast({ basis, preview: data, fault: error && displayFailure(error).text });
    setAsking(false);
  }

  const shown = last?.basis === basis ? last : undefined;
  return { isAsking, preview: shown?.preview, fault: shown?.fault, show };
}
