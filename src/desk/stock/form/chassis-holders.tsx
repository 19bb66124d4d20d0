import Alert from '@mui/material/Alert';
import { useTranslation } from 'react-i18next';
import type { StaffStockSummary } from '#generated/client/types.gen.ts';
import { api } from '#shared/api/api.ts';
import { TextLink } from '#shared/ui/text-link.tsx';
import { deskPaths } from '#desk/session/desk-paths.ts';
import styles from './form.module.css';

const most = 5;

/** Other drafts and vehicles on sale with the same chassis number. */
export async function findChassisHolders(chassisNumber: string, ownId?: string): Promise<StaffStockSummary[]> {
  if (chassisNumber === '') return [];
  const body = { pageNo: 1, pageSize: 50, sort: 'stockNo', isDescending: false, search: chassisNumber } as const;
  const { data } = await api.staffListStock({ body });
  const others = data?.vehicles.filter(({ id, state }) => id !== ownId && state !== 'withdrawn' && state !== 'sold');
  return others?.slice(0, most) ?? [];
}

/** Links open in a new tab, so that typed input is not lost. */
export function ChassisHolders({ vehicles }: { vehicles: readonly StaffStockSummary[] }) {
  const { t } = useTranslation('desk-stock');
  if (vehicles.length === 0) return null;
  return (
    <Alert severity="info" className={styles.holders ?? ''}>
      {t('chassisHeldBy')}
      <ul>
        {vehicles.map(({ id, stockNo, name }) => (
          <li key={id}>
            <TextLink to={deskPaths.vehicle(id)} target="_blank">
              {stockNo} · {name}
            </TextLink>
          </li>
        ))}
      </ul>
    </Alert>
  );
}
