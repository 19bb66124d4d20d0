import { useQueryClient } from '@tanstack/react-query';
import { useForm, useWatch } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import type { BannerMake, StaffBanner } from '#generated/client/types.gen.ts';
import { api, queries } from '#shared/api/api.ts';
import { showToast } from '#shared/state/toasts.ts';
import { Form } from '#shared/forms/form.tsx';
import { NativeSelect } from '#shared/forms/native-select.tsx';
import { useField } from '#shared/forms/use-field.ts';
import { DayInput } from '../parts/day-input.tsx';
import { FormDialog } from '../parts/form-dialog.tsx';
import { useVersionConflict } from '../parts/use-version-conflict.ts';
import { BannerPreview } from './banner-preview.tsx';
import { type BannerValues, bannerFactsOf, couponMakeId, valuesOf } from './banner-values.ts';
import styles from './banners.module.css';
import { PictureField } from './picture-field.tsx';
import { refetchBanners } from './refetch-banners.ts';
import { usePicture } from './use-picture.ts';
import { useLinkText } from './use-link-text.ts';
import { BannerTextField } from './banner-text-field.tsx';

interface BannerDialogProps {
  /** The banner when the dialog opened; absent when adding one. */
  banner?: StaffBanner;
  makes: readonly BannerMake[];
  onClose: () => void;
}

/** Dialog that adds or edits a banner, with a preview. */
export default function BannerDialog({ banner, makes, onClose }: BannerDialogProps) {
  const { t } = useTranslation('desk-banners');
  const queryClient = useQueryClient();
  const { seen, failureText } = useVersionConflict(banner, {
    actionLabel: t('save'),
    readNow: () => {
      const list = queryClient.getQueryData(queries.staffListBannersOptions().queryKey);
      return list?.banners.find(({ id }) => id === banner?.id);
    },
  });
  const opens = useLinkText(makes);
  const form = useForm<BannerValues>({ defaultValues: valuesOf(banner) });
  const { control, setError } = form;
  const picture = usePicture();
  const makeId = useField({ control, name: 'makeId' });
  const from = useField({ control, name: 'from' });
  const until = useField({
    control,
    name: 'until',
    check: (day, values) => (day !== '' && day < values.from ? t('unfit_until') : undefined),
  });
  const words = useWatch({ control, name: 'words' });

  async function send(values: BannerValues): Promise<void> {
    const { imgBase64 } = picture;
    if (!banner && imgBase64 === undefined) return picture.setFault(t('unfit_picture'));
    const now = seen();
    const facts = bannerFactsOf(values);
    const { error } = await api.staffSaveBanner({
      body: { ...(now && { id: now.id, version: now.version }), facts, ...(imgBase64 !== undefined && { imgBase64 }) },
    });
    await refetchBanners(queryClient, error);
    if (error) return setError('root', { message: failureText(error) });
    showToast('success', t(banner ? 'changed' : 'added'));
    onClose();
  }

  return (
    <FormDialog title={t(banner ? 'change' : 'add')} lead={t(banner ? 'changeLead' : 'addLead')} onClose={onClose}>
      <Form form={form} onSubmit={send} submitLabel={t('save')}>
        <BannerPreview imageUrl={picture.shown ?? banner?.imageUrl} words={words} opens={opens(makeId.value)} />
        <PictureField picture={picture} isThere={banner !== undefined || picture.shown !== undefined} />
        <div className={styles.fields}>
          <BannerTextField control={control} name="words.en" language="en" />
          <BannerTextField control={control} name="words.cn" language="zh" />
          <BannerTextField control={control} name="words.jp" language="ja" />
        </div>
        <div className={styles.fields}>
          <NativeSelect
            {...makeId}
            label={t('field_makeId')}
            choices={[
              { value: '', label: opens('') },
              { value: couponMakeId, label: opens(couponMakeId) },
              ...makes.map(({ id }) => ({ value: id, label: opens(id) })),
            ]}
          />
          <DayInput {...from} label={t('field_from')} hint={t('fromHint')} />
          <DayInput {...until} label={t('field_until')} hint={t('untilHint')} />
        </div>
      </Form>
    </FormDialog>
  );
}
