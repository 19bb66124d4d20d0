import { startTransition, useEffect, useRef, useState, type ReactNode } from 'react';
import styles from './picture.module.css';

export interface PictureProps {
  src: string | undefined;
  /** What it shows; empty where the text beside it says the same. */
  alt: string;
  /** Width by height, so that its place is kept before it arrives. */
  ratio: string;
  /** How wide it is shown, as the browser's own `sizes`. */
  sizes?: string;
  /** The first picture of a screen is fetched before everything else. */
  isFirst?: boolean;
  /** A picture that is seen at once is fetched with the page. All others wait until they are nearly seen. */
  isEarly?: boolean;
  /** The sizes at which the browser has it already: so it is shown until it has come as large as it is wanted. */
  knownSizes?: string | undefined;
  /** Stands in its place where it cannot be shown. */
  fallback: ReactNode;
  className?: string | undefined;
}

const widths = [160, 320, 480, 640, 960, 1280, 1920];
let widest = Infinity;

/** From now on no picture is loaded that is wider, until another limit is set. What is shown already stays. */
export function limitPictures(width = Infinity): void {
  widest = width;
}

/** A picture with its three states: on its way, there, or not to be had. */
export function Picture({
  src,
  alt,
  ratio,
  sizes = '17rem',
  isFirst = false,
  isEarly = isFirst,
  knownSizes,
  fallback,
  className,
}: PictureProps) {
  const [state, setState] = useState<{ src: string | undefined; is: 'loading' | 'loaded' | 'failed' }>({
    src,
    is: 'loading',
  });
  const current = state.src === src ? state.is : 'loading';
  const image = useRef<HTMLImageElement>(null);

  // What came, or failed, before the page was taken over told nobody so.
  useEffect(() => {
    const { complete = false, naturalWidth = 0 } = image.current ?? {};
    if (complete) startTransition(() => setState({ src, is: naturalWidth > 0 ? 'loaded' : 'failed' }));
  }, [src]);

  const classes = [styles.frame, current === 'loading' && styles.loading, className].filter(Boolean).join(' ');
  return (
    <span className={classes} style={{ aspectRatio: ratio }}>
      {src === undefined || src === '' || current === 'failed' ? (
        <span className={styles.fallback}>{fallback}</span>
      ) : (
        <>
          {knownSizes !== undefined && current === 'loading' && (
            <img
              src={src}
              {...(sourcesOf(src) && { srcSet: sourcesOf(src), sizes: knownSizes })}
              alt=""
              className={`${styles.image} ${styles.known}`}
            />
          )}
          <img
            key={src}
            ref={image}
            src={src}
            {...(sourcesOf(src) && { srcSet: sourcesOf(src), sizes })}
            alt={alt}
            loading={isEarly ? 'eager' : 'lazy'}
            fetchPriority={isFirst ? 'high' : 'auto'}
            decoding="async"
            className={styles.image}
            onLoad={() => setState({ src, is: 'loaded' })}
            onError={() => setState({ src, is: 'failed' })}
          />
        </>
      )}
    </span>
  );
}

/** Our own pictures come in several widths; uploads and those of other hosts in one. */
export function sourcesOf(src: string): string | undefined {
  return src.startsWith('/pictures/')
    ? widths
        .filter((width) => width <= widest)
        .map((width) => `${src}?w=${width} ${width}w`)
        .join(', ')
    : undefined;
}
