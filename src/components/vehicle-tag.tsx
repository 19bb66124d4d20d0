import { useTranslation } from 'react-i18next';
import type { VehicleTag as Tag } from '../../generated/client/types.gen.ts';
import styles from './vehicle-tag.module.css';

const texts = {
  promotion: 'tagPromotion',
  sale: 'tagSale',
  down: 'tagDown',
  locked: 'tagLocked',
} as const satisfies Record<Tag, string>;

/** The one tag of a vehicle. The server decides which. */
export function VehicleTag({ tag }: { tag: Tag }) {
  const { t } = useTranslation('vehicles');
  return <span className={`${styles.tag} ${styles[tag]}`}>{t(texts[tag])}</span>;
}
