import { useTranslation } from 'react-i18next';
import type { StaffStepTime } from '#generated/client/types.gen.ts';
import { EmptyState } from '#shared/components/empty-state.tsx';
import { Section } from '../parts/section.tsx';
import { useDeskFormats } from '../parts/use-desk-formats.ts';
import { DataTable } from './data-table.tsx';

const hour = 3_600_000;

/** Time between the steps of an order. */
export function StepTimes({ steps }: { steps: readonly StaffStepTime[] }) {
  const { t } = useTranslation('desk-analytics');
  const formats = useDeskFormats();
  return (
    <Section title={t('stepTimes')}>
      {steps.length === 0 ? (
        <EmptyState text={t('noSteps')} />
      ) : (
        <DataTable
          name={t('stepTimes')}
          head={[t('step'), t('number'), t('halfWithin'), t('nineOfTenWithin')]}
          rows={steps.map(({ step, count, medianHours, slowHours }) => [
            t(`step_${step}`),
            formats.count(count),
            formats.span(medianHours * hour),
            formats.span(slowHours * hour),
          ])}
        />
      )}
    </Section>
  );
}
