import { lazy, Suspense, useState, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import type { StaffTerms, TermPart } from '#generated/client/types.gen.ts';
import { Button } from '#shared/ui/button.tsx';
import { Section } from '../parts/section.tsx';
import { useDeskFormats } from '../parts/use-desk-formats.ts';
import styles from './pricing.module.css';

const HistoryDialog = lazy(() => import('./history-dialog.tsx'));

/** Anchors of the parts. */
export const anchorOf = (part: TermPart): string => `part-${part}`;

interface TermSectionProps {
  part: TermPart;
  terms: StaffTerms;
  /** Actions, for roles that may use them. */
  act?: ReactNode;
  /** Dialog of the part. It also opens if nothing is set. */
  dialog?: ReactNode;
  children: ReactNode;
}

/** A part of the pricing settings with author and time. */
export function TermSection({ part, terms, act, dialog, children }: TermSectionProps) {
  const { t } = useTranslation('desk-pricing');
  const [isOpen, setOpen] = useState(false);
  const formats = useDeskFormats();
  const { setAt, setBy, value } = terms[part];
  return (
    <Section
      id={anchorOf(part)}
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
      {dialog && <Suspense fallback={null}>{dialog}</Suspense>}
      {isOpen && (
        <Suspense fallback={null}>
          <HistoryDialog part={part} terms={terms} onClose={() => setOpen(false)} />
        </Suspense>
      )}
    </Section>
  );
}
