import { Suspense } from 'react';
import { LogOut } from 'lucide-react';
import { useForm } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router';
import { api, queries } from '#shared/api/api.ts';
import { useLogOut, useSession } from '#site/session/session.tsx';
import { withTexts } from '#shared/i18n/feature-texts.ts';
import { lazyOverlays } from '#shared/state/first-view.ts';
import { showToast } from '#shared/state/toasts.ts';
import { NotificationSwitch } from '#site/components/order-notifications/order-notifications.tsx';
import { EmailInput } from '#shared/forms/email-input.tsx';
import { Form } from '#shared/forms/form.tsx';
import { SearchSelect } from '#shared/forms/search-select.tsx';
import { useField } from '#shared/forms/use-field.ts';
import { paths } from '#shared/routing/paths.ts';
import { Button } from '#shared/ui/button.tsx';
import { ItemSection, Sheet } from '../frame/item-section.tsx';
import { useReportUnchanged } from './use-report-unchanged.ts';

const PhoneNotices = lazyOverlays(async () => {
  const part = await withTexts(() => import('./phone-notices.tsx'), 'phone-notices');
  return part.PhoneNotices;
});

export function Profile() {
  const { t } = useTranslation(['centre', 'messages']);
  const { user, saveUser } = useSession();
  const navigate = useNavigate();
  const logOut = useLogOut(() => void navigate(paths.home(), { replace: true }));
  const tellUnchanged = useReportUnchanged();
  const countries = queries.useListCountriesQuery();
  const own = user?.countryName ?? '';
  // The stored name may be in another language until the server has answered in the page's own.
  const form = useForm({ values: { countryName: own }, resetOptions: { keepDirtyValues: true } });
  const country = useField({ control: form.control, name: 'countryName' });
  const email = user?.email ?? '';

  async function save({ countryName }: { countryName: string }): Promise<void> {
    const { error } = await api.modifyCountry({ body: { countryName } });
    if (error) {
      tellUnchanged(error);
      return;
    }
    await saveUser({ email, countryName });
    showToast('success', t('messages:modified'));
  }

  return (
    <ItemSection title={t('itemProfile')} note={t('profileNote')}>
      <Sheet isNarrow>
        <Form form={form} onSubmit={save} submitLabel={t('saveChanges')}>
          <EmailInput label={t('email')} value={email} onChange={() => {}} isReadOnly />
          <SearchSelect
            {...country}
            label={t('country')}
            options={optionsOf(own, countries.data ?? [])}
            isLoading={countries.isFetching}
          />
        </Form>
        <NotificationSwitch />
        <Button
          variant="text"
          fullWidth
          startIcon={<LogOut aria-hidden size="1.125em" />}
          onClick={() => void logOut()}
        >
          {t('logOut')}
        </Button>
      </Sheet>
      <Suspense fallback={null}>
        <PhoneNotices countryCode={countries.data?.find(({ name }) => name === own)?.code ?? ''} />
      </Suspense>
    </ItemSection>
  );
}

/** The user's own country is an option before the list has loaded, and if the list no longer contains it. */
function optionsOf(own: string, countries: readonly { name: string }[]) {
  const names = countries.map(({ name }) => name);
  const all = own === '' || names.includes(own) ? names : [own, ...names];
  return all.map((name) => ({ value: name, label: name }));
}
