import MuiLink from '@mui/material/Link';
import TableCell from '@mui/material/TableCell';
import TableRow from '@mui/material/TableRow';
import { lazy, Suspense, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import type { StaffMpesaPayment } from '#generated/client/types.gen.ts';
import { queries } from '#shared/api/api.ts';
import { EmptyState } from '#shared/components/empty-state.tsx';
import { Button } from '#shared/ui/button.tsx';
import { PageHead } from '../parts/page-head.tsx';
import { PagedList, rowsOnPage, usePolledList } from '../parts/paged-list.tsx';
import { useDeskFormats } from '../parts/use-desk-formats.ts';
import { useView } from '../parts/use-view.ts';
import { ViewChips } from '../parts/view-chips.tsx';
import { WideTable, wraps } from '../parts/wide-table.tsx';
import { deskPaths } from '../session/desk-paths.ts';
import { useMember } from '../session/desk-session.tsx';

const AssignDialog = lazy(() => import('./assign-dialog.tsx'));
const CloseDialog = lazy(() => import('./close-dialog.tsx'));

const views = ['waiting', 'recorded', 'closed'] as const;
const outcomes = { waiting: 'reason', recorded: 'recording', closed: 'closingReason' } as const;
const reasons = [
  'unknownOrder',
  'orderCancelled',
  'nothingDue',
  'tooSmall',
  'otherAmount',
  'receiptMissing',
  'notRecorded',
  'reversed',
] as const;

/** Payments by M-Pesa: those that wait for an order, those that are recorded, and those closed without one. */
export default function MpesaPage() {
  const { t } = useTranslation(['desk-mpesa', 'desk']);
  const { role } = useMember();
  const [begun, setBegun] = useState<{ act: 'assign' | 'close'; payment: StaffMpesaPayment }>();
  const { view, page, choose, hrefOf } = useView(views);
  const list = usePolledList(
    queries.staffListMpesaPaymentsOptions({
      body: { isAssigned: view === 'recorded', isClosed: view === 'closed', pageNo: page, pageSize: rowsOnPage },
    }),
  );
  const mayAct = view !== 'recorded' && (role === 'owner' || role === 'accounts');
  const endDialog = () => setBegun(undefined);
  return (
    <>
      <PageHead title={t('desk:page_mpesa')} note={t('pageNote')} />
      <ViewChips name={t('views')} views={views} chosen={view} labelOf={(one) => t(one)} onChoose={choose} />
      <PagedList
        list={list}
        page={page}
        hrefOf={hrefOf}
        empty={<EmptyState text={t(`none_${view}`)} hint={t(`noneHint_${view}`)} />}
      >
        {({ payments }) => (
          <WideTable
            name={t('desk:page_mpesa')}
            region={t(view)}
            head={
              <>
                <TableCell>{t('receipt')}</TableCell>
                <TableCell align="right">{t('amount')}</TableCell>
                <TableCell>{t('paidAt')}</TableCell>
                <TableCell>{t('account')}</TableCell>
                <TableCell>{t('payer')}</TableCell>
                <TableCell>{t(outcomes[view])}</TableCell>
                {mayAct && <TableCell>{t('actions')}</TableCell>}
              </>
            }
          >
            {payments.map((payment) => (
              <TableRow key={payment.receipt}>
                <PaymentCells payment={payment} />
                {mayAct && (
                  <TableCell>
                    <Button
                      size="small"
                      variant="outlined"
                      aria-label={t('assignOf', { receipt: payment.receipt })}
                      onClick={() => setBegun({ act: 'assign', payment })}
                    >
                      {t('assign')}
                    </Button>{' '}
                    {view === 'waiting' && (
                      <Button
                        size="small"
                        variant="outlined"
                        aria-label={t('closeOf', { receipt: payment.receipt })}
                        onClick={() => setBegun({ act: 'close', payment })}
                      >
                        {t('close')}
                      </Button>
                    )}
                  </TableCell>
                )}
              </TableRow>
            ))}
          </WideTable>
        )}
      </PagedList>
      <Suspense fallback={null}>
        {begun?.act === 'assign' && <AssignDialog payment={begun.payment} onClose={endDialog} />}
        {begun?.act === 'close' && <CloseDialog payment={begun.payment} onClose={endDialog} />}
      </Suspense>
    </>
  );
}

function PaymentCells({ payment }: { payment: StaffMpesaPayment }) {
  const formats = useDeskFormats();
  const { receipt, amount, paidAt, account, payer, phone } = payment;
  return (
    <>
      <TableCell className={`${wraps} figures`}>{receipt}</TableCell>
      <TableCell align="right" className="figures">
        {amount}
      </TableCell>
      <TableCell className="figures">{formats.moment(paidAt)}</TableCell>
      <TableCell className={`${wraps} figures`}>{account}</TableCell>
      <TableCell className={wraps ?? ''}>{[payer, phone].filter(Boolean).join(', ')}</TableCell>
      <TableCell className={wraps ?? ''}>
        <Outcome payment={payment} />
      </TableCell>
    </>
  );
}

/** The order that a payment is recorded on, or why it is not. */
function Outcome({ payment }: { payment: StaffMpesaPayment }) {
  const { orderId, orderNo } = payment;
  const text = useOutcomeText(payment);
  return (
    <>
      {orderId !== undefined && (
        <MuiLink component={Link} to={deskPaths.order(orderId)}>
          {orderNo}
        </MuiLink>
      )}{' '}
      {text}
    </>
  );
}

function useOutcomeText({ reason, recorded = '', closingReason, byName = '' }: StaffMpesaPayment): string {
  const { t } = useTranslation('desk-mpesa');
  if (closingReason !== undefined) return t('closedBy', { reason: closingReason, name: byName });
  if (reason === undefined) return byName === '' ? recorded : t('recordedBy', { amount: recorded, name: byName });
  const known = reasons.find((one) => one === reason);
  return t(known === undefined ? 'reason_other' : `reason_${known}`);
}
