import { useForm } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { api } from '#shared/api/api.ts';
import { useSession } from '#site/session/session.tsx';
import { showToast } from '#shared/state/toasts.ts';
import { EmailInput } from '#shared/forms/email-input.tsx';
import { Form } from '#shared/forms/form.tsx';
import { PasswordInput } from '#shared/forms/password-input.tsx';
import { checkPassword, checkSame, type RuleMessage } from '#shared/forms/rules.ts';
import { useField } from '#shared/forms/use-field.ts';
import { ItemSection, Sheet } from '../frame/item-section.tsx';
import { useReportUnchanged } from './use-report-unchanged.ts';

const empty: PasswordValues = { old: '', fresh: '', repeated: '' };

export function PasswordForm() {
  const { t } = useTranslation(['centre', 'forms']);
  const { user } = useSession();
  const tellUnchanged = useReportUnchanged();
  const form = useForm<PasswordValues>({ defaultValues: empty });
  const { control } = form;
  const texts: Readonly<Record<PasswordFault, string>> = {
    oldMissing: t('oldPasswordPrompt'),
    freshMissing: t('newPasswordPrompt'),
    repeatedMissing: t('repeatPasswordPrompt'),
    passwordInvalid: t('forms:passwordInvalid'),
    passwordCharacters: t('forms:passwordCharacters'),
    passwordsDiffer: t('forms:passwordsDiffer'),
    emailInvalid: t('forms:emailInvalid'),
  };
  const check = (name: keyof PasswordValues) => (_own: string, values: PasswordValues) => {
    const fault = checkPasswords(values)[name];
    return fault && texts[fault];
  };
  const old = useField({ control, name: 'old', check: check('old') });
  const fresh = useField({ control, name: 'fresh', check: check('fresh') });
  const repeated = useField({ control, name: 'repeated', check: check('repeated') });

  async function change(values: PasswordValues): Promise<void> {
    const { error } = await api.modifyPassword({ body: { oldPassword: values.old, newPassword: values.fresh } });
    if (error) {
      tellUnchanged(error);
      return;
    }
    showToast('success', t('passwordChanged'));
    form.reset(empty);
  }

  return (
    <ItemSection title={t('itemPassword')} note={t('passwordNote')}>
      <Sheet isNarrow>
        <Form form={form} onSubmit={change} submitLabel={t('changePassword')}>
          {/* Tells the browser's password manager which user's password is changed. */}
          <div hidden>
            <EmailInput
              label={t('email')}
              value={user?.email ?? ''}
              onChange={() => {}}
              autoComplete="username"
              isReadOnly
            />
          </div>
          <PasswordInput
            {...old}
            label={t('oldPassword')}
            placeholder={t('oldPasswordPrompt')}
            autoComplete="current-password"
            isRequired
          />
          <PasswordInput
            {...fresh}
            label={t('newPassword')}
            placeholder={t('newPasswordPrompt')}
            autoComplete="new-password"
            isRequired
          />
          <PasswordInput
            {...repeated}
            label={t('repeatPassword')}
            placeholder={t('repeatPasswordPrompt')}
            autoComplete="new-password"
            isRequired
          />
        </Form>
      </Sheet>
    </ItemSection>
  );
}

interface PasswordValues {
  old: string;
  fresh: string;
  repeated: string;
}

/** The key of the message: in `centre` for a missing password, in `forms` otherwise. */
type PasswordFault = 'oldMissing' | 'freshMissing' | 'repeatedMissing' | RuleMessage;

/** Checks first that no password is missing, then that the new one is valid, then that both are the same. */
export function checkPasswords({
  old,
  fresh,
  repeated,
}: PasswordValues): Partial<Record<keyof PasswordValues, PasswordFault>> {
  if (old === '' || fresh === '' || repeated === '') {
    return {
      ...(old === '' && { old: 'oldMissing' }),
      ...(fresh === '' && { fresh: 'freshMissing' }),
      ...(repeated === '' && { repeated: 'repeatedMissing' }),
    };
  }
  const pattern = checkPassword(fresh);
  if (pattern) return { fresh: pattern };
  const difference = checkSame(fresh, repeated);
  return difference ? { repeated: difference } : {};
}
