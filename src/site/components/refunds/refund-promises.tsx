import { useTranslation } from 'react-i18next';
import type { RefundRules, RefundShare, RefundSituation } from '#generated/client/types.gen.ts';
import { queries } from '#shared/api/api.ts';
import { displayFailure } from '#shared/api/errors.ts';
import { Button } from '#shared/ui/button.tsx';
import styles from './refund-promises.module.css';

const situations = [
  'notPaidInTime',
  'changeOfMind',
  'failedInspection',
  'lateShip',
  'lostShip',
  'notAsDescribed',
] as const satisfies readonly RefundSituation[];
const onlyBefore: ReadonlySet<RefundSituation> = new Set(['notPaidInTime', 'changeOfMind', 'failedInspection']);

/** What the buyer gets back in each situation. Of a shipped vehicle only what can still happen. */
export function RefundPromises({ isShipped = false }: { isShipped?: boolean }) {
  const { t } = useTranslation(['refunds', 'common']);
  const { data: rules, error, isFetching, refetch } = queries.useGetRefundRulesQuery();
  const textOf = useTexts(rules);
  return (
    <div className={styles.promises}>
      <p>{t('lead')}</p>
      {error && !rules && (
        <p role="alert">
          {displayFailure(error).text}{' '}
          <Button variant="text" size="small" loading={isFetching} onClick={() => void refetch()}>
            {t('common:retry')}
          </Button>
        </p>
      )}
      <dl className={styles.list}>
        {situations
          .filter((situation) => !isShipped || !onlyBefore.has(situation))
          .map((situation) => (
            <div key={situation}>
              <dt className={styles.name}>{t(`name_${situation}`)}</dt>
              <dd>{textOf(situation)}</dd>
            </div>
          ))}
      </dl>
    </div>
  );
}

function useTexts(rules: RefundRules | undefined): (situation: RefundSituation) => string {
  const { t } = useTranslation('refunds');
  const shareOf = ({ percent }: RefundShare) => {
    if (percent === 100) return t('share_all');
    return percent === 0 ? t('share_none') : t('share_part', { percent });
  };
  return (situation) => {
    if (!rules) return '';
    const { freeHours: hours, lateDays } = rules;
    const values = { share: shareOf(rules[situation]), days: rules[situation].workingDays, hours, lateDays };
    return situation === 'changeOfMind' && hours > 0
      ? t('text_changeOfMindFree', values)
      : t(`text_${situation}`, values);
  };
}
