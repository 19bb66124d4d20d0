import Autocomplete, { type AutocompleteRenderInputParams } from '@mui/material/Autocomplete';
import { useForkRef } from '@mui/material/utils';
import { ChevronDown } from 'lucide-react';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { FieldFrame, inputProps, type FieldProps } from './field-frame.tsx';
import styles from './field.module.css';

interface SelectOption {
  value: string;
  label: string;
}

interface SearchSelectProps extends FieldProps {
  options: readonly SelectOption[];
  isLoading?: boolean;
}

/** A field for one option of a long list, found by a part of its name. */
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
          slotProps={{ paper: { className: styles.options }, clearIndicator: { hidden: true } }}
          sx={{ '& .MuiAutocomplete-endAdornment': { right: '0.5rem' } }}
          renderInput={({ slotProps: { input, htmlInput } }) => (
            <SelectInput
              rootRef={input.ref}
              native={htmlInput}
              adornment={input.endAdornment}
              field={inputProps(field, ids)}
            />
          )}
        />
      )}
    </FieldFrame>
  );
}

type Slots = AutocompleteRenderInputParams['slotProps'];

interface SelectInputProps {
  rootRef: Slots['input']['ref'];
  native: Slots['htmlInput'];
  adornment: ReactNode;
  field: ReturnType<typeof inputProps>;
}

function SelectInput({ rootRef, native, adornment, field }: SelectInputProps) {
  const { ref: ownRef, className: _className, ...listed } = native;
  const { ref, className, ...given } = field;
  return (
    <div ref={rootRef} className={styles.box}>
      <input
        {...given}
        {...listed}
        aria-describedby={given['aria-describedby']}
        autoComplete="off"
        ref={useForkRef(ownRef, ref)}
        className={`${className} ${styles.withButton}`}
      />
      {adornment}
    </div>
  );
}
