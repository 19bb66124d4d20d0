import { useQueryClient } from '@tanstack/react-query';
import { useForm, useWatch, type Control } from 'react-hook-form';
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
import { refetchBanners } from './refetch-banners.ts';
import { usePicture, type ChosenPicture } from './use-picture.ts';
import { useLinkText } from './use-link-text.ts';
import { TextInput } from '#shared/forms/text-input.tsx';
import { languageNames } from '#shared/i18n/language-names.ts';
import type { Language } from '#wire/language.ts';
import Alert from '@mui/material/Alert';
import { ImagePlus } from 'lucide-react';
import { FileDrop } from '../parts/file-drop.tsx';

interface PictureFieldProps {
  picture: ChosenPicture;
  /** Whether the banner already has an image. */
  isThere: boolean;
}

/** Limits of the contract, so that the form reports them first. */
const maxTextLength = 120;

interface BannerTextFieldProps {
  control: Control<BannerValues>;
  name: 'words.en' | 'words.cn' | 'words.jp';
  language: Language;
}

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
    const { imgBase64, isBusy, fault } = picture;
    // Saved now, the banner would keep its previous image.
    if (isBusy || fault !== undefined) return;
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
    <FormDialog
      title={t(banner ? 'change' : 'add')}
      lead={t(banner ? 'changeLead' : 'addLead')}
      isUnsaved={picture.isBusy || picture.imgBase64 !== undefined}
      onClose={onClose}
    >
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

/** Text of a banner in one language. */
function BannerTextField({ control, name, language }: BannerTextFieldProps) {
  const { t } = useTranslation('desk-banners');
  const field = useField({
    control,
    name,
    check: (text) => (text.trim() === '' || text.trim().length > maxTextLength ? t('unfit_words') : undefined),
  });
  return (
    <div lang={language}>
      <TextInput
        {...field}
        label={t('field_words', { language: languageNames[language] })}
        maxLength={maxTextLength}
        isRequired
      />
    </div>
  );
}

/** Drop zone for the banner image, with the required shape. */
function PictureField({ picture: { fault, isBusy, choose }, isThere }: PictureFieldProps) {
  const { t } = useTranslation('desk-banners');
  return (
    <div className={styles.choice}>
      <FileDrop
        name={t('choosePicture')}
        label={t(isThere ? 'replacePicture' : 'choosePicture')}
        hint={t('dropPicture')}
        icon={<ImagePlus aria-hidden size="1.125rem" />}
        accept="image/*,.heic,.bmp"
        isBusy={isBusy}
        onFiles={([file]) => void choose(file)}
      />
      {fault !== undefined && (
        <Alert severity="error" icon={false}>
          {fault}
        </Alert>
      )}
    </div>
  );
}
