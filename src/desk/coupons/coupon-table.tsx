import TableCell from '@mui/material/TableCell';
import TableRow from '@mui/material/TableRow';
import { useTranslation } from 'react-i18next';
import type { StaffCouponKind } from '#generated/client/types.gen.ts';
import { useLanguage } from '#shared/i18n/use-formats.ts';
import { Button } from '#shared/ui/button.tsx';
import { textIn } from '../parts/local-text.ts';
import { useDeskFormats } from '../parts/use-desk-formats.ts';
import { WideTable, wraps } from '../parts/wide-table.tsx';
import styles from './coupons.module.css';

interface CouponTableProps {
  kinds: readonly StaffCouponKind[];
  mayChange: boolean;
  onGive: (kind: StaffCouponKind) => void;
  onEnd: (kind: StaffCouponKind) => void;
}

export function CouponTable({ kinds, mayChange, onGive, onEnd }: CouponTableProps) {
  const { t } = useTranslation(['desk-coupons', 'desk']);
  if (kinds.length === 0) return <p className={styles.quiet}>{t('none')}</p>;
  return (
    <WideTable
      name={t('desk:page_coupons')}
      region={t('kinds')}
      head={
        <>
          <TableCell>{t('kind')}</TableCell>
          <TableCell align="right">{t('field_quotaUSD')}</TableCell>
          <TableCell>{t('vehicles')}</TableCell>
          <TableCell>{t('days')}</TableCell>
          <TableCell>{t('counts')}</TableCell>
          <TableCell>{t('state')}</TableCell>
          {mayChange && <TableCell>{t('acts')}</TableCell>}
        </>
      }
    >
      {kinds.map((kind) => (
        <TableRow key={kind.id} className={kind.state === 'ended' ? (styles.ended ?? '') : ''}>
          <KindCells kind={kind} />
          {mayChange && (
            <TableCell align="right">
              <span className={styles.acts}>
                {kind.state === 'given' && (
                  <Button
                    size="small"
                    variant="outlined"
                    aria-label={t('giveOf', { code: kind.code })}
                    onClick={() => onGive(kind)}
                  >
                    {t('give')}
                  </Button>
                )}
                {kind.state !== 'ended' && (
                  <Button
                    size="small"
                    variant="text"
                    color="error"
                    aria-label={t('endOf', { code: kind.code })}
                    onClick={() => onEnd(kind)}
                  >
                    {t('end')}
                  </Button>
                )}
              </span>
            </TableCell>
          )}
        </TableRow>
      ))}
    </WideTable>
  );
}

function KindCells({ kind }: { kind: StaffCouponKind }) {
  const { t, i18n } = useTranslation('desk-coupons');
  const language = useLanguage();
  const formats = useDeskFormats();
  const { name, code, isWelcome, quotaUSD, scope, vehicles, stockNos = [], counts, most, state } = kind;
  const list = new Intl.ListFormat(i18n.language, { type: 'unit' });
  const { from, until, daysToUse, setBy, endedBy, endedAt } = kind;
  return (
    <>
      <TableCell component="th" scope="row" className={wraps ?? ''}>
        {textIn(name, language)}
        <span className={styles.under}>{isWelcome ? t('codeWelcome', { code }) : code}</span>
      </TableCell>
      <TableCell align="right" className="figures">
        {formats.dollars(quotaUSD * 100)}
      </TableCell>
      <TableCell className={wraps ?? ''}>
        {scope ? textIn(scope, language) : t(vehicles === undefined ? 'allVehicles' : 'someVehicles')}
        {vehicles !== undefined && (
          <span className={styles.under}>
            {vehicles > stockNos.length ? t('manyVehicles', { count: vehicles }) : list.format(stockNos)}
          </span>
        )}
      </TableCell>
      <TableCell className="figures">
        {until === undefined
          ? t('sinceDay', { from: formats.day(from) })
          : t('spanOfDays', { from: formats.day(from), until: formats.day(until) })}
        {daysToUse !== undefined && <span className={styles.under}>{t('usableFor', { count: daysToUse })}</span>}
      </TableCell>
      <TableCell className="figures">
        {most === undefined
          ? formats.count(counts.given)
          : t('givenOf', { given: formats.count(counts.given), most: formats.count(most) })}
        <span className={styles.under}>
          {t('becameOf', {
            used: formats.count(counts.used),
            held: formats.count(counts.held),
            open: formats.count(counts.open),
            lapsed: formats.count(counts.lapsed),
          })}
        </span>
      </TableCell>
      <TableCell className={wraps ?? ''}>
        {t(`state_${state}`)}
        {setBy !== undefined && endedBy === undefined && (
          <span className={styles.under}>{t('madeBy', { name: setBy })}</span>
        )}
        {endedAt !== undefined && endedBy !== undefined && (
          <span className={styles.under}>{t('endedBy', { name: endedBy, time: formats.moment(endedAt) })}</span>
        )}
      </TableCell>
    </>
  );
}
