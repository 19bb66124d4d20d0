import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import DialogTitle from '@mui/material/DialogTitle';
import { useQueryClient } from '@tanstack/react-query';
import { useId, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router';
import type { StaffVehicle } from '#generated/client/types.gen.ts';
import { queries } from '#shared/api/api.ts';
import { invalidateCallsLater } from '#shared/api/invalidate.ts';
import { showToast } from '#shared/state/toasts.ts';
import { Button } from '#shared/ui/button.tsx';
import { CancelButton, GuardedDialog } from '#desk/parts/guarded-dialog.tsx';
import { deskPaths } from '#desk/session/desk-paths.ts';
import { discardUnsaved } from '#desk/session/unsaved.ts';
import { FlashSaleDialog } from './flash-sale-dialog.tsx';
import { OffersDialog } from './offers-dialog.tsx';
import { PriceDialog } from './price-dialog.tsx';

interface StockActionsProps {
  vehicle: StaffVehicle;
  /** Whether there is unsaved input. */
  isBusy: boolean;
  onDone: () => Promise<void>;
}

/** Actions available on the vehicle; the server lists them for the role. */
export function StockActions({ vehicle, isBusy, onDone }: StockActionsProps) {
  const { t } = useTranslation('desk-stock');
  const navigate = useNavigate();
  const queryClient = useQueryClient();
  // The dialog keeps the vehicle it was opened with, so that the server detects conflicts.
  const [opened, setOpened] = useState<{
    name: 'withdraw' | 'delete' | 'sale' | 'price' | 'offers';
    vehicle: StaffVehicle;
  }>();
  const { id, version, can, stockNo } = vehicle;
  const seen = { body: { id, version } };
  // A toast reports the failed call; refetch to show changes by colleagues.
  const publish = queries.useStaffPublishVehicleMutation({ onError: () => void onDone() });
  const duplicate = queries.useStaffDuplicateVehicleMutation();
  const dialog = { reload: onDone, onClose: () => setOpened(undefined) };
  const hint = isBusy ? { disabled: true, title: t('saveFirst') } : {};

  async function copy(): Promise<void> {
    const made = await duplicate.mutateAsync({ body: { id } }).catch(() => undefined);
    if (!made) return;
    await invalidateCallsLater(queryClient, 'staffListStock');
    showToast('success', t('duplicated', { number: made.stockNo }));
    await navigate(deskPaths.vehicle(made.id));
  }

  return (
    <>
      {can.includes('publishVehicle') && (
        <Button
          size="small"
          loading={publish.isPending}
          {...hint}
          onClick={() =>
            publish.mutate(seen, {
              onSuccess: () => {
                showToast('success', t('published', { number: stockNo }));
                void onDone();
              },
            })
          }
        >
          {t('publish')}
        </Button>
      )}
      {can.includes('changePrice') && (
        <Button size="small" variant="outlined" {...hint} onClick={() => setOpened({ name: 'price', vehicle })}>
          {t('changePrice')}
        </Button>
      )}
      {/* The same roles and states as for the price. */}
      {can.includes('changePrice') && (
        <Button size="small" variant="outlined" {...hint} onClick={() => setOpened({ name: 'offers', vehicle })}>
          {t('offers')}
        </Button>
      )}
      {can.includes('setFlashSale') && (
        <Button size="small" variant="outlined" {...hint} onClick={() => setOpened({ name: 'sale', vehicle })}>
          {t('flashSale')}
        </Button>
      )}
      {can.includes('duplicateVehicle') && (
        <Button size="small" variant="outlined" loading={duplicate.isPending} {...hint} onClick={() => void copy()}>
          {t('duplicate')}
        </Button>
      )}
      {can.includes('withdrawVehicle') && (
        <Button
          size="small"
          variant="text"
          color="error"
          {...hint}
          onClick={() => setOpened({ name: 'withdraw', vehicle })}
        >
          {t('withdraw')}
        </Button>
      )}
      {can.includes('deleteDraft') && (
        <Button size="small" variant="text" color="error" onClick={() => setOpened({ name: 'delete', vehicle })}>
          {t('deleteDraft')}
        </Button>
      )}
      {opened?.name === 'delete' && <DeleteDialog {...dialog} vehicle={opened.vehicle} />}
      {opened?.name === 'withdraw' && <WithdrawDialog {...dialog} vehicle={opened.vehicle} />}
      {opened?.name === 'price' && <PriceDialog {...dialog} vehicle={opened.vehicle} />}
      {opened?.name === 'offers' && <OffersDialog {...dialog} vehicle={opened.vehicle} />}
      {opened?.name === 'sale' && <FlashSaleDialog {...dialog} vehicle={opened.vehicle} />}
    </>
  );
}

interface DialogProps {
  /** The vehicle when the dialog opened. */
  vehicle: StaffVehicle;
  reload: () => Promise<void>;
  onClose: () => void;
}

function WithdrawDialog({ vehicle: { id, version, stockNo }, reload, onClose }: DialogProps) {
  const { t } = useTranslation('desk-stock');
  const titleId = useId();
  const withdraw = queries.useStaffWithdrawVehicleMutation({
    onSuccess: () => showToast('success', t('withdrawn', { number: stockNo })),
    onSettled: async () => {
      onClose();
      await reload();
    },
  });
  return (
    <GuardedDialog open fullWidth maxWidth="xs" aria-labelledby={titleId} isBusy={withdraw.isPending} onClose={onClose}>
      <DialogTitle id={titleId}>{t('askWithdraw', { number: stockNo })}</DialogTitle>
      <DialogContent>{t('withdrawLead')}</DialogContent>
      <DialogActions>
        <CancelButton onClick={onClose} />
        <Button color="error" loading={withdraw.isPending} onClick={() => withdraw.mutate({ body: { id, version } })}>
          {t('withdraw')}
        </Button>
      </DialogActions>
    </GuardedDialog>
  );
}

/** Confirms deleting a draft, then returns to the stock, because its page no longer exists. */
function DeleteDialog({ vehicle: { id, version, stockNo }, reload, onClose }: DialogProps) {
  const { t } = useTranslation('desk-stock');
  const titleId = useId();
  const navigate = useNavigate();
  const queryClient = useQueryClient();
  const remove = queries.useStaffDeleteDraftMutation({
    async onSuccess() {
      // Unsaved input is discarded with the draft.
      discardUnsaved();
      await navigate(deskPaths.stock(), { replace: true });
      showToast('success', t('draftDeleted', { number: stockNo }));
      await invalidateCallsLater(queryClient, 'staffListStock');
    },
    async onError() {
      onClose();
      await reload();
    },
  });
  return (
    <GuardedDialog open fullWidth maxWidth="xs" aria-labelledby={titleId} isBusy={remove.isPending} onClose={onClose}>
      <DialogTitle id={titleId}>{t('askDelete', { number: stockNo })}</DialogTitle>
      <DialogContent>{t('deleteLead')}</DialogContent>
      <DialogActions>
        <CancelButton onClick={onClose} />
        <Button color="error" loading={remove.isPending} onClick={() => remove.mutate({ body: { id, version } })}>
          {t('deleteDraft')}
        </Button>
      </DialogActions>
    </GuardedDialog>
  );
}
