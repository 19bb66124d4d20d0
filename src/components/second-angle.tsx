import { useState } from 'react';
import { sourcesOf } from '../ui/picture.tsx';
import styles from './second-angle.module.css';

/** A picture that lies over another once it is there; until then, and where it is not to be had, nothing changes. */
export function SecondAngle({ src, className }: { src: string; className: string | undefined }) {
  const [isLoaded, setLoaded] = useState(false);
  return (
    <span className={className}>
      <img
        src={src}
        {...(sourcesOf(src) && { srcSet: sourcesOf(src), sizes: '17rem' })}
        alt=""
        decoding="async"
        className={styles.image}
        hidden={!isLoaded}
        onLoad={() => setLoaded(true)}
      />
    </span>
  );
}
