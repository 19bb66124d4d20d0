import { startTransition, useEffect, useRef, useState, type ReactNode } from 'react';
import styles from './picture.module.css';

export interface PictureProps {
  src: string | undefined;
  /** The alternative text; empty if the text beside it says the same. */
  alt: string;
  /** Width by height, so that its place is reserved before it loads. */
  ratio: string;
  /** Its display width, as the `sizes` attribute. */
  sizes?: string;
  /** The main picture of a screen is loaded with high priority. */
  isFirst?: boolean;
  /** A visible picture loads at once. All others load lazily. */
  isEarly?: boolean;
  /** The sizes that the browser has already, shown until the wanted size has loaded. */
  knownSizes?: string | undefined;
  /** Shown if the picture cannot be displayed. */
  fallback: ReactNode;
  className?: string | undefined;
}

const widths = [160, 320, 480, 640, 960, 1280, 1920];
let widest = Infinity;

/** Limits the width of pictures loaded from now on. Displayed pictures stay. */
export function limitPictures(width = Infinity): void {
  widest = width;
}

/** A picture with its three states: loading, loaded, or failed. */
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

  // Events before hydration were not received.
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

/** Our own pictures come in several widths; uploads and external pictures in one. */
export function sourcesOf(src: string): string | undefined {
  return src.startsWith('/pictures/')
    ? widths
        .filter((width) => width <= widest)
        .map((width) => `${src}?w=${width} ${width}w`)
        .join(', ')
    : undefined;
}
