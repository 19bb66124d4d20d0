import Dialog from '@mui/material/Dialog';
import DialogContent from '@mui/material/DialogContent';
import DialogTitle from '@mui/material/DialogTitle';
import { useInfiniteQuery } from '@tanstack/react-query';
import { useId } from 'react';
import { useTranslation } from 'react-i18next';
import type { StaffTerms, TermPart } from '#generated/client/types.gen.ts';
import { api } from '#shared/api/api.ts';
import { Button } from '#shared/ui/button.tsx';
import { CallFailed } from '../parts/call-failed.tsx';
import { useDeskFormats } from '../parts/use-desk-formats.ts';
import { tariffPairs } from './tariffs.ts';
import { nameOf, type PartValue } from './term-parts.ts';
import { useTariffText } from './use-tariff-text.ts';
import styles from './pricing.module.css';

const versionsOnPage = 100;

/** Previous versions of a pricing setting, with author and time. */
export default function HistoryDialog({
  part,
  terms,
  onClose,
}: {
  part: TermPart;
  terms: StaffTerms;
  onClose: () => void;
}) {
  const { t } = useTranslation(['desk-pricing', 'common']);
  const formats = useDeskFormats();
  const titleId = useId();
  const query = useInfiniteQuery({
    queryKey: ['staffListTermVersions', part],
    queryFn: async ({ pageParam, signal }) => {
      const body = { part, pageSize: versionsOnPage, ...(pageParam > 0 && { before: pageParam }) };
      const { data } = await api.staffListTermVersions({ body, signal, throwOnError: true });
      return data;
    },
    initialPageParam: 0,
    getNextPageParam: ({ versions: page }) => (page.length < versionsOnPage ? undefined : page.at(-1)?.version),
  });
  const versions = query.data?.pages.flatMap((page) => page.versions) ?? [];
  const say = useFormatValue(terms);
  const { changeTexts } = useTariffText(terms);
  const tariffChanges = ({ freight }: PartValue, older: PartValue | undefined) =>
    freight && older?.freight ? changeTexts(tariffPairs(older.freight, freight)) : [];
  return (
    <Dialog open fullWidth maxWidth="sm" aria-labelledby={titleId} onClose={onClose}>
      <DialogTitle id={titleId}>{t('historyOf', { part: t(`part_${part}`) })}</DialogTitle>
      <DialogContent className={styles.content ?? ''}>
        {query.error && <CallFailed error={query.error} onRetry={() => void query.refetch()} />}
        <ol className={styles.history}>
          {versions.map((one, place) => (
            <li key={one.version}>
              <strong className="figures">{say(one)}</strong>
              {tariffChanges(one, versions[place + 1]).map((line) => (
                <span key={line} className={`${styles.quiet} figures`}>
                  {line}
                </span>
              ))}
              <span className={styles.quiet}>{t('setBy', { name: one.setBy, time: formats.moment(one.setAt) })}</span>
            </li>
          ))}
        </ol>
        {query.hasNextPage && (
          <Button
            variant="outlined"
            size="small"
            loading={query.isFetchingNextPage}
            onClick={() => void query.fetchNextPage()}
          >
            {t('olderVersions')}
          </Button>
        )}
        <Button variant="text" fullWidth onClick={onClose}>
          {t('common:close')}
        </Button>
      </DialogContent>
    </Dialog>
  );
}

/** Summarises a part in one line. */
function useFormatValue({ countries }: Pick<StaffTerms, 'countries'>): (value: PartValue) => string {
  const { t, i18n } = useTranslation('desk-pricing');
  const { dollars, figure, percent } = useDeskFormats();
  const list = new Intl.ListFormat(i18n.language, { type: 'unit' });
  return ({ rates, deposit, insurance, freight, clearance }) => {
    if (rates) return t('said_rates', { jpy: figure(rates.jpyPerUsd), kes: figure(rates.kesPerUsd) });
    if (deposit) return percent(deposit.ratio);
    if (insurance) {
      const { policyFeeCents, ratioOfCif, minimumCents } = insurance;
      return t('said_insurance', {
        fee: dollars(policyFeeCents),
        share: percent(ratioOfCif),
        least: dollars(minimumCents),
      });
    }
    if (freight) return t('said_freight', { count: freight.roro.length + freight.container.length });
    if (!clearance || clearance.countries.length === 0) return t('said_clearance_none');
    return list.format(
      clearance.countries.map(({ countryCode, feeCents, dutyRatio }) =>
        t('said_clearance', {
          country: nameOf(countries, countryCode),
          fee: dollars(feeCents),
          share: percent(dutyRatio),
        }),
      ),
    );
  };
}
