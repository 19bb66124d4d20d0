import { useFieldArray, type Control } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { Button } from '#shared/ui/button.tsx';
import styles from './company.module.css';
import { type CompanyValues, newOffice } from './company-values.ts';
import { LocalTextField } from '../parts/local-text-field.tsx';

const most = 6;

/** Office fields, head office first. */
export function OfficesFields({ control }: { control: Control<CompanyValues> }) {
  const { t } = useTranslation('desk-company');
  const { fields, append, remove } = useFieldArray({ control, name: 'offices' });
  return (
    <>
      {fields.map(({ id }, place) => (
        <fieldset key={id} className={styles.office}>
          <legend>{place === 0 ? t('headOffice') : t('officeOf', { number: place + 1 })}</legend>
          <LocalTextField control={control} name={`offices.${place}.name`} label={t('officeName')} />
          <LocalTextField control={control} name={`offices.${place}.address`} label={t('officeAddress')} />
          {fields.length > 1 && (
            <Button size="small" variant="text" color="error" onClick={() => remove(place)}>
              {t('removeOffice')}
            </Button>
          )}
        </fieldset>
      ))}
      {fields.length < most && (
        <Button size="small" variant="outlined" isRepeatable onClick={() => append(newOffice)}>
          {t('addOffice')}
        </Button>
      )}
    </>
  );
}
