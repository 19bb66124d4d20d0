import type { ReactNode } from 'react';
import { Picture } from '../ui/picture.tsx';
import styles from './banner.module.css';

interface BannerProps {
  imageUrl: string;
  /** Whether it is the first picture of its screen. */
  isFirst?: boolean;
  /** What it says, as text: the pictures are without words. */
  children: ReactNode;
}

/** A wide picture with a card of text where the picture is calm. The card keeps it legible on whatever picture comes. */
export function Banner({ imageUrl, isFirst = false, children }: BannerProps) {
  return (
    <div className={styles.banner}>
      <Picture src={imageUrl} alt="" ratio="1440 / 525" sizes="100vw" isFirst={isFirst} fallback={null} />
      <div className={styles.place}>
        <div className={`column ${styles.column}`}>
          <div className={styles.card}>{children}</div>
        </div>
      </div>
    </div>
  );
}
