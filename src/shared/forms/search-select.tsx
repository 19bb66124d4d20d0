import Autocomplete from '@mui/material/Autocomplete';
import OutlinedInput from '@mui/material/OutlinedInput';
import { ChevronDown } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { FieldFrame, inputProps, type FieldProps } from './field-frame.tsx';

interface SelectOption {
  value: string;
  label: string;
}

interface SearchSelectProps extends FieldProps {
  options: readonly SelectOption[];
  isLoading?: boolean;
}

/** A select with a search field for a long list. */
export function SearchSelect({ options, isLoading = false, ...field }: SearchSelectProps) {
  const { t } = useTranslation(['forms', 'common']);
  const { label, value, onChange, onBlur, error, hint, isDisabled = false } = field;
  return (
    <FieldFrame label={label} error={error} hint={hint}>
      {(ids) => (
        <Autocomplete
          id={ids.id}
          options={options}
          value={options.find((option) => option.value === value) ?? null}
          isOptionEqualToValue={(option, chosen) => option.value === chosen.value}
          getOptionKey={(option) => option.value}
          onChange={(_event, option) => onChange(option?.value ?? '')}
          {...(onBlur && { onBlur })}
          disabled={isDisabled}
          loading={isLoading}
          loadingText={t('common:loading')}
          noOptionsText={t('noOptions')}
          openText={t('openOptions')}
          closeText={t('common:close')}
          popupIcon={<ChevronDown size="1.25rem" aria-hidden />}
          clearText={t('clearChoice')}
          autoHighlight
          fullWidth
          slotProps={{ clearIndicator: { hidden: true } }}
          renderInput={({ slotProps: { input, htmlInput } }) => (
            <OutlinedInput
              {...inputProps(field, ids, { ...htmlInput, autoComplete: 'off' })}
              ref={input.ref}
              fullWidth
              endAdornment={input.endAdornment}
            />
          )}
        />
      )}
    </FieldFrame>
  );
}
