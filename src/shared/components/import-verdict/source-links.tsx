import Link from '@mui/material/Link';
import { useTranslation } from 'react-i18next';
import type { ImportSource } from '#generated/client/types.gen.ts';
import { useFormats } from '#shared/i18n/use-formats.ts';
import styles from './import-verdict.module.css';

/** The sources of amounts and rules, each with the day on which it was read. */
export function SourceLinks({ sources }: { sources: readonly ImportSource[] }) {
  const { t } = useTranslation('importing');
  const formats = useFormats();
  return (
    <ul className={styles.sources}>
      {sources.map(({ id, title, url, seen }) => (
        <li key={id}>
          <Link className="alone" href={url} target="_blank" rel="noopener noreferrer nofollow">
            {t('sourceRead', { title, day: formats.day(seen) })}
          </Link>
        </li>
      ))}
    </ul>
  );
}
