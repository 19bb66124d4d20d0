import { useTranslation } from 'react-i18next';
import type { StaffOrder } from '#generated/client/types.gen.ts';
import { api } from '#shared/api/api.ts';
import { LazyOrderImport } from '#shared/components/landed-cost/lazy-order-import.tsx';
import { useQuestion } from '#desk/parts/use-question.tsx';
import styles from './actions.module.css';
import type { ActionName, ActionValues } from './run-action.ts';

const withDays = ['shipOrder', 'changeShipment', 'requestBalance'] as const satisfies ActionName[];

export function hasDays(name: ActionName): name is (typeof withDays)[number] {
  return withDays.some((one) => one === name);
}

/** Asks for confirmation of ship dates with which the vehicle could not be imported. */
export function useDaysQuestion({ id, shipping }: StaffOrder) {
  const { t } = useTranslation('desk-orders');
  const { ask, question } = useQuestion();

  async function confirmDays({ departsOn, arrivesOn }: ActionValues): Promise<boolean> {
    const isSame = departsOn === (shipping.departsOn ?? '') && arrivesOn === (shipping.arrivesOn ?? '');
    if (isSame || (departsOn === '' && arrivesOn === '')) return true;
    const days = { ...(departsOn !== '' && { departsOn }), ...(arrivesOn !== '' && { arrivesOn }) };
    // If the preview fails, the action itself reports the error.
    const { data } = await api.staffPreviewShipment({ body: { id, ...days } });
    const importing = data?.importing;
    if (importing?.verdicts[0]?.verdict !== 'refused') return true;
    const text = (
      <>
        <p>{t('shipDayText')}</p>
        <div className={styles.verdict}>
          <LazyOrderImport importing={importing} landedCost={undefined} />
        </div>
      </>
    );
    return ask({ title: t('shipDayTitle'), text, yes: t('shipDayYes'), no: t('shipDayNo') });
  }

  return { confirmDays, question };
}
