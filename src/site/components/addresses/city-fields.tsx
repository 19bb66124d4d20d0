import { useQuery } from '@tanstack/react-query';
import { useEffect } from 'react';
import { useTranslation } from 'react-i18next';
import { queries } from '#shared/api/api.ts';
import { displayFailure, isFailure } from '#shared/api/errors.ts';
import { NativeSelect } from '#shared/forms/native-select.tsx';
import {
  chooseCity,
  chooseProvince,
  citiesOf,
  isCityItself,
  prefixOfCity,
  provincesOf,
  type ChosenCity,
  type Place,
} from './cities.ts';
import { LoadAgain } from './receiving-country-field.tsx';

interface CityFieldsProps {
  countryCode: string;
  value: Pick<ChosenCity, 'cityCode'>;
  onChange: (chosen: ChosenCity) => void;
  warning?: string | undefined;
}

/** Two selects: a province, then a city in it. A few provinces are themselves a city. */
export function CityFields({ countryCode, value, onChange, warning }: CityFieldsProps) {
  const { t } = useTranslation('addresses');
  const { data, error, isPending, refetch } = useCities(countryCode);
  const prefix = prefixOfCity(value.cityCode);
  const provinces = data ? provincesOf(data) : [];
  const cities = data ? citiesOf(data, prefix) : [];
  const lacksProvince = prefix === '';
  const provinceWarning = lacksProvince ? warning : undefined;
  const promptProvince = isPending ? t('citiesLoading') : t('provincePrompt');
  return (
    <>
      <NativeSelect
        label={t('province')}
        autoComplete="address-level1"
        prompt={countryCode === '' ? t('receivingCountryFirst') : promptProvince}
        choices={provinces.map(choiceOf)}
        value={prefix}
        isDisabled={!data}
        error={error ? displayFailure(error).text : provinceWarning}
        offer={error && <LoadAgain refetch={refetch} />}
        name={lacksProvince ? 'city' : 'province'}
        onChange={(code) => data && onChange(chooseProvince(data, code))}
      />
      <NativeSelect
        label={t('city')}
        autoComplete="address-level2"
        prompt={isCityItself(prefix) ? t('cityIsProvince') : t('cityPrompt')}
        choices={cities.map(choiceOf)}
        value={cities.some(({ code }) => code === value.cityCode) ? value.cityCode : ''}
        isDisabled={cities.length === 0}
        error={lacksProvince ? undefined : warning}
        name={lacksProvince ? 'cityOfProvince' : 'city'}
        onChange={(code) => data && onChange(chooseCity(data, code))}
      />
    </>
  );
}

function choiceOf({ code, name }: Place) {
  return { value: code, label: name };
}

/** The provinces and cities of a country. A country without any is refused, which asking again would not change. */
function useCities(countryCode: string) {
  const isWanted = countryCode !== '';
  const { data, error, isFetching, refetch } = useQuery({
    ...queries.listCitiesOptions({ body: { countryCode } }),
    enabled: isWanted,
    staleTime: Infinity,
  });
  // A failure without an answer has a string as its code.
  const hasFailedWithoutAnswer = typeof error?.code === 'string';
  useEffect(() => {
    if (hasFailedWithoutAnswer) console.error('country error');
  }, [hasFailedWithoutAnswer]);
  return { data, error: isFailure(error, 'failed') ? null : error, isPending: isWanted && isFetching, refetch };
}
