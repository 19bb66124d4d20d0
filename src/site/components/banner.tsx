import type { ReactNode } from 'react';
import { Picture } from '#shared/ui/picture.tsx';
import styles from './banner.module.css';

interface BannerProps {
  imageUrl: string;
  /** Whether it is the first picture of its screen. */
  isFirst?: boolean;
  /** The banner's text. The pictures contain none. */
  children: ReactNode;
}

/** A wide picture with a text card, which keeps the text legible on any picture. */
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
