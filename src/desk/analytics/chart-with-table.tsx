import Accordion from '@mui/material/Accordion';
import AccordionDetails from '@mui/material/AccordionDetails';
import AccordionSummary from '@mui/material/AccordionSummary';
import { BarChart } from '@mui/x-charts/BarChart';
import { ChevronDown } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { useDeskFormats } from '../parts/use-desk-formats.ts';
import { DataTable } from './data-table.tsx';
import styles from './analytics.module.css';

interface Series {
  name: string;
  values: readonly number[];
  /** A CSS colour variable. */
  color: string;
}

interface ChartWithTableProps {
  /** Accessible description of the values. */
  name: string;
  /** Name of the axis, and its labels. */
  axis: string;
  places: readonly string[];
  series: readonly Series[];
  /** Stacks the series if they add up to a whole. */
  isStacked?: boolean;
}

const height = 260;

/** Bar chart, grouped or stacked, with the same data as a table. */
export function ChartWithTable({ name, axis, places, series, isStacked = false }: ChartWithTableProps) {
  const { t } = useTranslation('desk-analytics');
  const formats = useDeskFormats();
  return (
    <>
      <figure className={styles.chart} aria-label={name}>
        <BarChart
          height={height}
          margin={{ left: 0, right: 8, top: 16, bottom: 0 }}
          borderRadius={3}
          grid={{ horizontal: true }}
          xAxis={[{ data: [...places], scaleType: 'band', categoryGapRatio: 0.3, tickSize: 0 }]}
          yAxis={[
            {
              width: 48,
              tickMinStep: 1,
              disableLine: true,
              disableTicks: true,
              valueFormatter: (value: number) => formats.count(value),
            },
          ]}
          series={series.map(({ name: label, values, color }) => ({
            label,
            data: [...values],
            color,
            valueFormatter: (value) => formats.count(value ?? 0),
            ...(isStacked && { stack: 'all' }),
          }))}
        />
      </figure>
      <Accordion variant="outlined" disableGutters slotProps={{ transition: { unmountOnExit: true } }}>
        <AccordionSummary expandIcon={<ChevronDown aria-hidden size="1.125rem" />}>{t('asTable')}</AccordionSummary>
        <AccordionDetails>
          <DataTable
            name={name}
            head={[axis, ...series.map((one) => one.name)]}
            rows={places.map((place, index) => [
              place,
              ...series.map(({ values }) => formats.count(values[index] ?? 0)),
            ])}
          />
        </AccordionDetails>
      </Accordion>
    </>
  );
}
