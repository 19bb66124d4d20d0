import { lazy, Suspense, useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { StaffImportRule, StaffImportRules } from '#generated/client/types.gen.ts';
import { api } from '#shared/api/api.ts';
import { Button } from '#shared/ui/button.tsx';
import { Section } from '../parts/section.tsx';
import { useMember } from '../session/desk-session.tsx';
import styles from './import.module.css';
import { maySetRules } from './may-set-rules.ts';
import { VersionsTable } from './versions-table.tsx';

const RuleDialog = lazy(() => import('./rule-dialog.tsx'));

interface Open {
  rules: StaffImportRules;
  corrected?: StaffImportRule;
}

/** Import eligibility of a country with its versions. */
export function RuleSection({ rules }: { rules: StaffImportRules }) {
  const { t } = useTranslation('desk-import');
  const mayChange = maySetRules(useMember().role);
  // The dialog keeps the version it was opened with, so that the server detects conflicts.
  const [open, setOpen] = useState<Open>();
  const name = t('admission');
  const { countryCode, version, today, periods } = rules;
  const change = {
    correct: (corrected: StaffImportRule) => setOpen({ rules, corrected }),
    remove: ({ from }: StaffImportRule) => api.staffRemoveImportRule({ body: { countryCode, version, from } }),
  };
  return (
    <Section
      title={name}
      acts={
        mayChange && (
          <Button size="small" variant="outlined" onClick={() => setOpen({ rules })}>
            {t('addTo', { name })}
          </Button>
        )
      }
    >
      {periods.length === 0 ? (
        <p className={styles.quiet}>{t('noRule')}</p>
      ) : (
        <VersionsTable
          name={name}
          today={today}
          periods={periods}
          renderWhat={(period) => <RuleSummary rule={period} />}
          {...(mayChange && { change })}
        />
      )}
      <Suspense fallback={null}>{open && <RuleDialog {...open} onClose={() => setOpen(undefined)} />}</Suspense>
    </Section>
  );
}

function RuleSummary({ rule: { age, steering, fuels, inspection, askFor, conditions } }: { rule: StaffImportRule }) {
  const { t } = useTranslation('desk-import');
  const { is, years, isLessThan, counts = 'registration', by = 'calendarYears' } = age;
  const words = [
    is === 'limit'
      ? t(isLessThan ? 'ageLessThan' : 'ageAtMost', { years, counts: t(`ageCounts_${counts}`), by: t(`by_${by}`) })
      : t(`age_${is}`),
    t(`steering_${steering}`),
    ...(fuels ? [t('onlyFuels', { fuels: fuels.map((fuel) => t(`fuel_${fuel}`)).join(', ') })] : []),
    t(`inspection_${inspection}`),
    ...(askFor.length > 0 ? [t('asksFor', { kinds: askFor.map((kind) => t(`kindOf_${kind}`)).join(', ') })] : []),
    ...conditions.map((one) => t(`condition_${one}`)),
  ];
  return words.map((text) => (
    <span key={text} className={styles.under}>
      {text}
    </span>
  ));
}
