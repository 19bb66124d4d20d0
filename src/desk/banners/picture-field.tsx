import Alert from '@mui/material/Alert';
import { ImagePlus } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { FileDrop } from '../parts/file-drop.tsx';
import styles from './banners.module.css';
import type { ChosenPicture } from './use-picture.ts';

interface PictureFieldProps {
  picture: ChosenPicture;
  /** Whether the banner already has an image. */
  isThere: boolean;
}

/** Drop zone for the banner image, with the required shape. */
export function PictureField({ picture: { fault, isBusy, choose }, isThere }: PictureFieldProps) {
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
