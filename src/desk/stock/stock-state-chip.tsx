import Chip from '@mui/material/Chip';
import { useTranslation } from 'react-i18next';
import type { StaffStockState } from '#generated/client/types.gen.ts';

/** Status colours: draft, on sale, reserved, withdrawn, sold. */
const tones = {
  draft: 'warning',
  available: 'success',
  held: 'primary',
  withdrawn: 'default',
  sold: 'default',
} as const satisfies Record<StaffStockState, string>;

export function StockStateChip({ state }: { state: StaffStockState }) {
  const { t } = useTranslation('desk-stock');
  return <Chip component="span" size="small" color={tones[state]} label={t(`state_${state}`)} />;
}
