import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import type { ReceivingCountry } from '#generated/client/types.gen.ts';
import { queries } from '#shared/api/api.ts';
import { displayFailure } from '#shared/api/errors.ts';
import type { FieldProps } from '#shared/forms/field-frame.tsx';
import { NativeSelect } from '#shared/forms/native-select.tsx';
import { Button } from '#shared/ui/button.tsx';

interface ReceivingCountryFieldProps extends Pick<FieldProps, 'name' | 'value' | 'error' | 'isRequired'> {
  onChange: (country: ReceivingCountry) => void;
}

export function ReceivingCountryField({ error: warning, onChange, ...field }: ReceivingCountryFieldProps) {
  const { t } = useTranslation('addresses');
  const {
    data = [],
    error,
    refetch,
  } = useQuery({
    ...queries.listReceivingCountriesOptions({}),
    staleTime: Infinity,
  });
  return (
    <NativeSelect
      {...field}
      label={t('receivingCountry')}
      autoComplete="country"
      prompt={t('receivingCountryPrompt')}
      choices={data.map(({ code, name }) => ({ value: code, label: name }))}
      error={error ? displayFailure(error).text : warning}
      offer={error && <LoadAgain refetch={refetch} />}
      onChange={(chosen) => {
        const country = data.find(({ code }) => code === chosen);
        if (country) onChange(country);
      }}
    />
  );
}

/** The button below a select whose choices could not be loaded. */
export function LoadAgain({ refetch }: { refetch: () => Promise<unknown> }) {
  const { t } = useTranslation();
  return (
    <Button variant="text" size="small" onClick={() => void refetch()}>
      {t('retry')}
    </Button>
  );
}
