import { useQuery } from '@tanstack/react-query';
import { useEffect } from 'react';
import { useTranslation } from 'react-i18next';
import type { CityData } from '#generated/client/types.gen.ts';
import { queries } from '#shared/api/api.ts';
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

interface CityFieldsProps {
  countryCode: string;
  value: Pick<ChosenCity, 'cityCode'>;
  onChange: (chosen: ChosenCity) => void;
  warning?: string | undefined;
}

/** Two selects: a province, then a city in it. A few provinces are themselves a city. */
export function CityFields({ countryCode, value, onChange, warning }: CityFieldsProps) {
  const { t } = useTranslation('addresses');
  const { data, isPending } = useCities(countryCode);
  const prefix = prefixOfCity(value.cityCode);
  const provinces = data ? provincesOf(data) : [];
  const cities = data ? citiesOf(data, prefix) : [];
  const lacksProvince = prefix === '';
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
        error={lacksProvince ? warning : undefined}
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

interface Cities {
  data: CityData | undefined;
  isPending: boolean;
}

/** The provinces and cities of a country. If the call fails, the client shows the error. */
function useCities(countryCode: string): Cities {
  const isWanted = countryCode !== '';
  const { data, error, isFetching } = useQuery({
    ...queries.listCitiesOptions({ body: { countryCode } }),
    enabled: isWanted,
    staleTime: Infinity,
  });
  // A failure without an answer has a string as its code.
  const hasFailedWithoutAnswer = typeof error?.code === 'string';
  useEffect(() => {
    if (hasFailedWithoutAnswer) console.error('country error');
  }, [hasFailedWithoutAnswer]);
  return { data, isPending: isWanted && isFetching };
}
