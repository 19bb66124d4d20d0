import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { queries } from '../../api/api.ts';
import { Picture } from '../../ui/picture.tsx';
import styles from './account-dialog.module.css';

/** This site's number among those that ask for pictures. */
const desktopClient = 2;

/** The picture at the side of the account dialog. Without one, its colour stands there. */
export function Cover() {
  const { t } = useTranslation(['account', 'common']);
  const { data } = useQuery(queries.getAdvertisementOptions({ body: { client: desktopClient } }));
  return (
    <div className={styles.cover}>
      <Picture
        src={data?.imageUrl}
        alt=""
        ratio="auto"
        sizes="21rem"
        isFirst
        fallback={null}
        className={styles.picture}
      />
      <div className={styles.words}>
        <p className={styles.name}>{t('common:appName')}</p>
        <p>{t('coverLine')}</p>
      </div>
    </div>
  );
}
