import { lazy, Suspense, useState, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import type { StaffTerms, TermPart } from '../../../generated/client/types.gen.ts';
import { Button } from '../../ui/button.tsx';
import { Section } from '../parts/section.tsx';
import { useDeskFormats } from '../parts/use-desk-formats.ts';
import styles from './terms.module.css';

const HistoryDialog = lazy(() => import('./history-dialog.tsx'));

interface TermSectionProps {
  part: TermPart;
  terms: StaffTerms;
  /** What can be done with it, for those who may. */
  act?: ReactNode;
  children: ReactNode;
}

/** A part of the terms, with who set it and when. */
export function TermSection({ part, terms, act, children }: TermSectionProps) {
  const { t } = useTranslation('desk-terms');
  const [isOpen, setOpen] = useState(false);
  const formats = useDeskFormats();
  const { setAt, setBy, value } = terms[part];
  return (
    <Section
      title={t(`part_${part}`)}
      acts={
        <span className={styles.acts}>
          {setAt !== undefined && (
            <Button
              size="small"
              variant="text"
              aria-label={t('historyOf', { part: t(`part_${part}`) })}
              onClick={() => setOpen(true)}
            >
              {t('history')}
            </Button>
          )}
          {act}
        </span>
      }
    >
      {value === undefined ? <p className={styles.missing}>{t('notSet')}</p> : children}
      {value !== undefined && (
        <p className={styles.setBy}>
          {setAt === undefined ? t('setBefore') : t('setBy', { name: setBy, time: formats.moment(setAt) })}
        </p>
      )}
      {isOpen && (
        <Suspense fallback={null}>
          <HistoryDialog part={part} terms={terms} onClose={() => setOpen(false)} />
        </Suspense>
      )}
    </Section>
  );
}
