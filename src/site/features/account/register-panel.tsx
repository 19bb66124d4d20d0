import ButtonBase from '@mui/material/ButtonBase';
import { useForm } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { useLocation } from 'react-router';
import type { RegisterPayload } from '#generated/client/types.gen.ts';
import { api, queries } from '#shared/api/api.ts';
import { displayFailure } from '#shared/api/errors.ts';
import { openDialog, panels } from '#shared/state/dialogs.ts';
import { saveForVerification } from '#site/session/require-login.ts';
import { CheckBox } from '#shared/forms/check-box.tsx';
import { EmailInput } from '#shared/forms/email-input.tsx';
import { Form, useFirstFocus } from '#shared/forms/form.tsx';
import { PasswordInput } from '#shared/forms/password-input.tsx';
import { SearchSelect } from '#shared/forms/search-select.tsx';
import { useChecks, useField } from '#shared/forms/use-field.ts';
import styles from './account-dialog.module.css';
import { Agreement, PanelHeading, type PanelProps } from './account-panel.tsx';

interface RegisterValues extends RegisterPayload {
  isAgreed: boolean;
}

export default function RegisterPanel({ email, titleId, onShow }: PanelProps) {
  const { t } = useTranslation(['account', 'common']);
  const { pathname, search } = useLocation();
  const checks = useChecks();
  const countries = queries.useListCountriesQuery();
  const form = useForm<RegisterValues>({ defaultValues: { email, password: '', countryName: '', isAgreed: false } });
  const { control, setFocus, setError, getValues } = form;
  const emailField = useField({ control, name: 'email', check: checks.email });
  const passwordField = useField({ control, name: 'password', check: checks.password });
  const country = useField({
    control,
    name: 'countryName',
    check: (name) => (name === '' ? t('countryMissing') : undefined),
  });
  const agreement = useField({ control, name: 'isAgreed', check: (is) => (is ? undefined : t('agreementMissing')) });

  useFirstFocus(() => setFocus('email'));

  async function register({ isAgreed: _isAgreed, ...body }: RegisterValues): Promise<void> {
    const { data, error } = await api.register({ body });
    if (data?.code === 0) {
      saveForVerification(pathname + search);
      openDialog({ kind: 'verifyEmail', ...data.body, registration: body });
    } else setError('email', { message: displayFailure(data ?? error).text }, { shouldFocus: true });
  }

  return (
    <>
      <PanelHeading id={titleId} title={t('createAccount')} lead={t('registerLead')} />
      <Form form={form} onSubmit={register} submitLabel={t('register')}>
        <EmailInput {...emailField} label={t('email')} autoComplete="username" isRequired />
        <PasswordInput
          {...passwordField}
          label={t('password')}
          autoComplete="new-password"
          placeholder={t('registerPasswordPlaceholder')}
          isRequired
        />
        <SearchSelect
          {...country}
          label={t('country')}
          placeholder={t('countryPlaceholder')}
          options={(countries.data ?? []).map(({ name }) => ({ value: name, label: name }))}
          isLoading={countries.isFetching}
          isRequired
        />
        {countries.isError && (
          <p className={styles.beside}>
            <ButtonBase className={styles.textButton} onClick={() => void countries.refetch()}>
              {t('reloadCountries')}
            </ButtonBase>
          </p>
        )}
        <CheckBox {...agreement} label={<Agreement />} />
      </Form>
      <p className={styles.foot}>
        {t('haveAccount')}
        <ButtonBase className={styles.textButton} onClick={() => onShow(panels.login, getValues('email'))}>
          {t('logIn')}
        </ButtonBase>
      </p>
    </>
  );
}
