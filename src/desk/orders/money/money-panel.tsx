import Chip from '@mui/material/Chip';
import { lazy, Suspense, useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { StaffMoneyLine, StaffOrder, StaffOrderMoney, StaffRefund } from '#generated/client/types.gen.ts';
import { Button } from '#shared/ui/button.tsx';
import { Fact, Facts, Section } from '#desk/parts/section.tsx';
import { useDeskFormats } from '#desk/parts/use-desk-formats.ts';
import orderStyles from '../order-parts.module.css';
import type { MoneyAction } from './money-action.ts';
import styles from './money.module.css';
import { RefundFacts } from './refund-facts.tsx';

const MoneyDialog = lazy(() => import('./money-dialog.tsx'));

const tones = { planned: 'warning', released: 'info', sent: 'success', withdrawn: 'default' } as const;

interface MoneyPanelProps {
  order: StaffOrder;
  money: StaffOrderMoney;
}

/** Order total, payments and refunds, with the ledger entries. */
export default function MoneyPanel({ order, money }: MoneyPanelProps) {
  const { t } = useTranslation('desk-money');
  const [opened, setOpened] = useState<{ act: MoneyAction; order: StaffOrder; money: StaffOrderMoney }>();
  // The dialog keeps the order it was opened with, so that the server detects conflicts.
  const open = (act: MoneyAction) => setOpened({ act, order, money });
  return (
    <Section
      title={t('money')}
      acts={
        <div className={orderStyles.acts}>
          {actsOf(order, money).map((name) => (
            <Button key={name} size="small" variant="outlined" onClick={() => open({ name })}>
              {t(`act_${name}`)}
            </Button>
          ))}
        </div>
      }
    >
      <Sums money={money} />
      {money.refunds.length > 0 && (
        <div className={styles.part}>
          <h3 className={styles.name}>{t('refunds')}</h3>
          <div className={styles.refunds}>
            {money.refunds.map((refund) => (
              <Refund key={refund.id} refund={refund} onAct={(name) => open({ name, refund })} />
            ))}
          </div>
        </div>
      )}
      {money.lines.length > 0 && (
        <div className={styles.part}>
          <h3 className={styles.name}>{t('lines')}</h3>
          <ol className={styles.lines}>
            {money.lines.toReversed().map((line, place) => (
              // Entries may share a timestamp, but the list only grows at its end, so the index is a stable key.
              <li key={`${line.at} ${money.lines.length - place}`} className={styles.line}>
                <Line line={line} onAct={(name) => open({ name, line })} />
              </li>
            ))}
          </ol>
        </div>
      )}
      {opened && (
        <Suspense fallback={null}>
          <MoneyDialog {...opened} onClose={() => setOpened(undefined)} />
        </Suspense>
      )}
    </Section>
  );
}

/** A payment that is due is recorded from the page header, with its payment proof. */
function actsOf({ can }: StaffOrder, { can: canHere }: StaffOrderMoney): StaffOrderMoney['can'] {
  const isAtPayment = can.includes('approvePayment') || can.includes('recordPayment');
  return canHere.filter((name) => name !== 'receivePayment' || !isAtPayment);
}

function Sums({ money }: { money: StaffOrderMoney }) {
  const { t } = useTranslation('desk-money');
  const { expected, received, due, dueAmount, missing, surplus, givenBack, kept, lines, promised } = money;
  const formats = useDeskFormats();
  return (
    <>
      <Facts>
        <Fact name={t('expected')}>{expected}</Fact>
        {dueAmount > 0 && <Fact name={t('due')}>{due}</Fact>}
        <Fact name={t('received')}>{received}</Fact>
        {promised && (
          <Fact name={t('promised')}>
            {t('promisedText', {
              amount: promised.amount,
              percent: promised.percent,
              day: formats.day(promised.sendBy),
            })}
          </Fact>
        )}
        {missing !== undefined && <Fact name={t('missing')}>{missing}</Fact>}
        {surplus !== undefined && (
          <Fact name={t('surplus')}>
            <strong className={styles.surplus}>{surplus}</strong>
          </Fact>
        )}
        {givenBack !== undefined && <Fact name={t('givenBack')}>{givenBack}</Fact>}
        {kept !== undefined && <Fact name={t('kept')}>{kept}</Fact>}
      </Facts>
      {lines.length === 0 && <p className={`${orderStyles.quiet} ${styles.part}`}>{t('nothing')}</p>}
    </>
  );
}

interface LineProps {
  line: StaffMoneyLine;
  onAct: (name: NonNullable<StaffMoneyLine['can']>[number]) => void;
}

function Line({ line, onAct }: LineProps) {
  const { t } = useTranslation(['desk-money', 'desk']);
  const formats = useDeskFormats();
  const { at, kind, amount, day, reference, reason, byName, reversal, releaseBar, can = [] } = line;
  const details = [
    day === undefined ? undefined : formats.day(day),
    reference === undefined ? undefined : t('referenceLine', { reference }),
  ].filter((text) => text !== undefined);
  return (
    <>
      <p className={styles.lineHead}>
        <span>
          <strong>{t(`line_${kind}`)}</strong>
          {reversal && (
            <>
              {' '}
              <Chip
                component="span"
                size="small"
                color={reversal === 'planned' ? 'warning' : 'default'}
                label={t(`reversal_${reversal}`)}
              />
            </>
          )}
        </span>{' '}
        <span className="figures">{reversal === 'reversed' ? <s>{amount}</s> : amount}</span>
      </p>
      {details.length > 0 && <p className="figures">{details.join(' · ')}</p>}
      {reason !== undefined && <p className={orderStyles.note}>{reason}</p>}
      <p className={`${orderStyles.quiet} figures`}>
        {byName}, <time dateTime={at}>{formats.moment(at)}</time>
      </p>
      {releaseBar && <p className={orderStyles.quiet}>{t(`desk:releaseBar_${releaseBar}`)}</p>}
      {can.length > 0 && (
        <div className={orderStyles.acts}>
          {can.map((name) => (
            <Button
              key={name}
              size="small"
              variant="text"
              {...(name !== 'releaseReversal' && { color: 'error' })}
              onClick={() => onAct(name)}
            >
              {t(`act_${name}`)}
            </Button>
          ))}
        </div>
      )}
    </>
  );
}

function Refund({ refund, onAct }: { refund: StaffRefund; onAct: (name: StaffRefund['can'][number]) => void }) {
  const { t } = useTranslation(['desk-money', 'desk']);
  const { state, can, releaseBar } = refund;
  return (
    <div className={styles.refund}>
      <p className={styles.lineHead}>
        <strong className="figures">{refund.amount}</strong>{' '}
        <Chip component="span" size="small" color={tones[state]} label={t(`refundState_${state}`)} />
      </p>
      <RefundFacts refund={refund} />
      {releaseBar && <p className={orderStyles.quiet}>{t(`desk:releaseBar_${releaseBar}`)}</p>}
      {can.length > 0 && (
        <div className={orderStyles.acts}>
          {can.map((name) => (
            <Button
              key={name}
              size="small"
              {...(name === 'withdraw' && { variant: 'text', color: 'error' })}
              onClick={() => onAct(name)}
            >
              {t(`act_${name}`)}
            </Button>
          ))}
        </div>
      )}
    </div>
  );
}
