import Link from '@mui/material/Link';
import TableCell from '@mui/material/TableCell';
import TableRow from '@mui/material/TableRow';
import { useTranslation } from 'react-i18next';
import type { StaffListedVariant, StaffListPrice, StaffListPrices } from '#generated/client/types.gen.ts';
import { api } from '#shared/api/api.ts';
import { Button } from '#shared/ui/button.tsx';
import { useDeskFormats } from '../parts/use-desk-formats.ts';
import { WideTable, wraps } from '../parts/wide-table.tsx';
import styles from './import.module.css';
import type { ListPriceAction } from './list-price-values.ts';
import { RemoveVersion } from './remove-version.tsx';

type OnAct = (variant: StaffListedVariant, act: ListPriceAction) => void;

interface ListPriceTableProps {
  list: StaffListPrices;
  /** Absent for read-only roles. */
  onAct?: OnAct;
}

/** Variants with their list prices: period, source and author. */
export function ListPriceTable({ list, onAct }: ListPriceTableProps) {
  const { t } = useTranslation('desk-import');
  return (
    <WideTable
      name={t('listPrices')}
      region={t('listTable')}
      head={
        <>
          <TableCell>{t('listVariant')}</TableCell>
          <TableCell>{t('field_from')}</TableCell>
          <TableCell>{t('field_until')}</TableCell>
          <TableCell>{t('listAmount')}</TableCell>
          <TableCell>{t('sources')}</TableCell>
          <TableCell>{t('setByHead')}</TableCell>
          {onAct && <TableCell>{t('acts')}</TableCell>}
        </>
      }
    >
      {list.variants.map((variant) => (
        <VariantRows
          key={`${variant.modelId} ${variant.chassis}`}
          list={list}
          variant={variant}
          {...(onAct && { onAct })}
        />
      ))}
    </WideTable>
  );
}

interface VariantRowsProps {
  list: StaffListPrices;
  variant: StaffListedVariant;
  onAct?: OnAct;
}

function VariantRows({ list, variant, onAct }: VariantRowsProps) {
  const { t } = useTranslation('desk-import');
  const { prices, styles: styleNames, engines } = variant;
  const { modelId, chassis, version } = variant;
  const takeBack = ({ from = '' }: StaffListPrice) =>
    api.staffTakeBackListPrice({ body: { version, countryCode: list.countryCode, modelId, chassis, from } });
  const isKnown = prices.at(-1)?.least !== undefined;
  const name = (
    <TableCell component="th" scope="rowgroup" rowSpan={Math.max(1, prices.length)} className={wraps ?? ''}>
      {variant.name} {variant.chassis}
      <span className={`${styles.under} ${styles.quiet}`}>{styleNames.join(' · ')}</span>
      <span className={`${styles.under} ${styles.quiet}`}>{engines.join(' · ')}</span>
      {onAct && (
        <span className={styles.acts}>
          <Button size="small" variant="outlined" onClick={() => onAct(variant, { is: 'add' })}>
            {t('listNew')}
          </Button>
          {isKnown && (
            <Button size="small" variant="text" color="error" onClick={() => onAct(variant, { is: 'end' })}>
              {t('listEnd')}
            </Button>
          )}
        </span>
      )}
    </TableCell>
  );
  if (prices.length === 0) {
    return (
      <TableRow>
        {name}
        <TableCell colSpan={onAct ? 6 : 5}>{t('listUnset')}</TableCell>
      </TableRow>
    );
  }
  return prices.map((price, place) => (
    <TableRow key={price.from ?? ''} selected={countsOn(price, list.today)}>
      {place === 0 && name}
      <PriceCells list={list} price={price} />
      {onAct && (
        <TableCell>
          {price.mayChange && (
            <span className={styles.acts}>
              <Button size="small" variant="text" onClick={() => onAct(variant, { is: 'correct', price })}>
                {t('correct')}
              </Button>
              <RemoveVersion remove={() => takeBack(price)} />
            </span>
          )}
        </TableCell>
      )}
    </TableRow>
  ));
}

function countsOn({ from, until }: StaffListPrice, day: string): boolean {
  return (from === undefined || from <= day) && (until === undefined || day <= until);
}

function PriceCells({ list: { currency, today }, price }: { list: StaffListPrices; price: StaffListPrice }) {
  const { t } = useTranslation('desk-import');
  const formats = useDeskFormats();
  const { from, until, least, most = least, list, source, setBy, setAt } = price;
  return (
    <>
      <TableCell>
        {from === undefined ? t('listBrought') : formats.day(from)}
        {countsOn(price, today) && <span className={styles.under}>{t('now')}</span>}
      </TableCell>
      <TableCell>{until === undefined ? t('open') : formats.day(until)}</TableCell>
      <TableCell className="figures">
        {least === undefined || most === undefined ? (
          t('listEnded')
        ) : (
          <>
            {least === most
              ? `${currency} ${formats.count(least)}`
              : t('listRange', { currency, least: formats.count(least), most: formats.count(most) })}
            <span className={`${styles.under} ${styles.quiet}`}>{t('listYearOf', { year: list })}</span>
          </>
        )}
      </TableCell>
      <TableCell className={wraps ?? ''}>
        <Link className={styles.source ?? ''} href={source.url} target="_blank" rel="noopener">
          {source.title}
        </Link>
      </TableCell>
      <TableCell className={wraps ?? ''}>
        {setAt === undefined ? t('product') : t('setBy', { name: setBy, time: formats.moment(setAt) })}
      </TableCell>
    </>
  );
}
