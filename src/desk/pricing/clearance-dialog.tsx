import { useForm } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import type { CountryClearance, StaffTerms } from '#generated/client/types.gen.ts';
import { CheckBox } from '#shared/forms/check-box.tsx';
import { NativeSelect } from '#shared/forms/native-select.tsx';
import { useField } from '#shared/forms/use-field.ts';
import { NumberField } from './number-field.tsx';
import { numberChange, parseNumber, toText } from './numbers.ts';
import { RemoveTerm } from './remove-term.tsx';
import { TermDialog, useSeenTerms } from './term-dialog.tsx';
import { nameOf, type GivenTerms } from './term-parts.ts';
import { choicesOf } from './price-preview.tsx';

interface ClearanceValues {
  countryCode: string;
  fee: string;
  duty: string;
  isShown: boolean;
}

interface ClearanceDialogProps {
  /** The settings when the dialog opened. */
  terms: StaffTerms;
  /** The country to edit; absent when adding one. */
  country?: CountryClearance;
  onClose: () => void;
}

/** Sets the clearance costs of a country. */
export default function ClearanceDialog({ terms: begun, country, onClose }: ClearanceDialogProps) {
  const { t } = useTranslation('desk-pricing');
  const { terms, failureText } = useSeenTerms(begun);
  const set = terms.clearance.value?.countries ?? [];
  const others = set.filter(({ countryCode }) => countryCode !== country?.countryCode);
  const free = terms.countries.filter(({ id }) => !others.some(({ countryCode }) => countryCode === id));
  const form = useForm<ClearanceValues>({
    defaultValues: {
      countryCode: country?.countryCode ?? free[0]?.id ?? '',
      fee: toText(country?.feeCents, 'dollars'),
      duty: toText(country?.dutyRatio, 'share'),
      isShown: country?.isShown ?? true,
    },
  });
  const { control } = form;
  const code = useField({ control, name: 'countryCode' });
  const isShown = useField({ control, name: 'isShown' });

  return (
    <TermDialog
      title={country ? nameOf(terms.countries, country.countryCode) : t('addCountry')}
      lead={t('lead_clearance')}
      terms={terms}
      failureText={failureText}
      form={form}
      start={country ? { countryCode: country.countryCode } : {}}
      give={({ countryCode, fee, duty, ...values }) =>
        give([
          ...others,
          {
            countryCode,
            feeCents: parseNumber(fee, 'dollars'),
            dutyRatio: parseNumber(duty, 'share'),
            isShown: values.isShown,
          },
        ])
      }
      changesOf={({ fee, duty }) => [
        numberChange(t('figure_feeCents'), 'dollars', toText(country?.feeCents, 'dollars'), fee),
        numberChange(t('figure_dutyRatio'), 'share', toText(country?.dutyRatio, 'share'), duty),
      ]}
      beside={
        country ? (
          <RemoveTerm label={t('removeCountry')} given={give(others)} terms={terms} onDone={onClose} />
        ) : (
          // Zero countries is a valid answer too, so wait until it is loaded.
          !terms.clearance.value && (
            <RemoveTerm label={t('offerNowhere')} given={give([])} terms={terms} onDone={onClose} />
          )
        )
      }
      onClose={onClose}
    >
      {!country && <NativeSelect {...code} label={t('country')} choices={choicesOf(free)} />}
      <NumberField control={control} name="fee" kind="dollars" label={t('figure_feeCents')} hint={t('feeHint')} />
      <NumberField control={control} name="duty" kind="share" label={t('figure_dutyRatio')} hint={t('dutyHint')} />
      <CheckBox {...isShown} label={t('isShownLong')} />
    </TermDialog>
  );
}

function give(countries: CountryClearance[]): GivenTerms {
  return { clearance: { countries } };
}
