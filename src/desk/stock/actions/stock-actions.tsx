import Dialog from '@mui/material/Dialog';
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
  const [opened, setOpened] = useState<'withdraw' | 'delete' | 'sale' | 'price' | 'offers'>();
  const { id, version, can, stockNo } = vehicle;
  const seen = { body: { id, version } };
  // A toast reports the failed call; refetch to show changes by colleagues.
  const publish = queries.useStaffPublishVehicleMutation({ onError: () => void onDone() });
  const duplicate = queries.useStaffDuplicateVehicleMutation();
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
        <Button size="small" variant="outlined" {...hint} onClick={() => setOpened('price')}>
          {t('changePrice')}
        </Button>
      )}
      {/* The same roles and states as for the price. */}
      {can.includes('changePrice') && (
        <Button size="small" variant="outlined" {...hint} onClick={() => setOpened('offers')}>
          {t('offers')}
        </Button>
      )}
      {can.includes('setFlashSale') && (
        <Button size="small" variant="outlined" {...hint} onClick={() => setOpened('sale')}>
          {t('flashSale')}
        </Button>
      )}
      {can.includes('duplicateVehicle') && (
        <Button size="small" variant="outlined" loading={duplicate.isPending} {...hint} onClick={() => void copy()}>
          {t('duplicate')}
        </Button>
      )}
      {can.includes('withdrawVehicle') && (
        <Button size="small" variant="text" color="error" {...hint} onClick={() => setOpened('withdraw')}>
          {t('withdraw')}
        </Button>
      )}
      {can.includes('deleteDraft') && (
        <Button size="small" variant="text" color="error" onClick={() => setOpened('delete')}>
          {t('deleteDraft')}
        </Button>
      )}
      {opened === 'delete' && <DeleteDialog vehicle={vehicle} onFailed={onDone} onClose={() => setOpened(undefined)} />}
      {opened === 'withdraw' && (
        <WithdrawDialog vehicle={vehicle} onDone={onDone} onClose={() => setOpened(undefined)} />
      )}
      {opened === 'price' && <PriceDialog vehicle={vehicle} onDone={onDone} onClose={() => setOpened(undefined)} />}
      {opened === 'offers' && <OffersDialog vehicle={vehicle} onDone={onDone} onClose={() => setOpened(undefined)} />}
      {opened === 'sale' && <FlashSaleDialog vehicle={vehicle} onDone={onDone} onClose={() => setOpened(undefined)} />}
    </>
  );
}

interface WithdrawDialogProps {
  vehicle: StaffVehicle;
  onDone: () => Promise<void>;
  onClose: () => void;
}

function WithdrawDialog({ vehicle: { id, version, stockNo }, onDone, onClose }: WithdrawDialogProps) {
  const { t } = useTranslation(['desk-stock', 'common']);
  const titleId = useId();
  const withdraw = queries.useStaffWithdrawVehicleMutation({
    onSuccess: () => showToast('success', t('withdrawn', { number: stockNo })),
    onSettled: async () => {
      onClose();
      await onDone();
    },
  });
  return (
    <Dialog open fullWidth maxWidth="xs" aria-labelledby={titleId} onClose={onClose}>
      <DialogTitle id={titleId}>{t('askWithdraw', { number: stockNo })}</DialogTitle>
      <DialogContent>{t('withdrawLead')}</DialogContent>
      <DialogActions>
        <Button variant="text" onClick={onClose}>
          {t('common:cancel')}
        </Button>
        <Button color="error" loading={withdraw.isPending} onClick={() => withdraw.mutate({ body: { id, version } })}>
          {t('withdraw')}
        </Button>
      </DialogActions>
    </Dialog>
  );
}

interface DeleteDialogProps {
  vehicle: StaffVehicle;
  onFailed: () => Promise<void>;
  onClose: () => void;
}

/** Confirms deleting a draft, then returns to the stock, because its page no longer exists. */
function DeleteDialog({ vehicle: { id, version, stockNo }, onFailed, onClose }: DeleteDialogProps) {
  const { t } = useTranslation(['desk-stock', 'common']);
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
      await onFailed();
    },
  });
  return (
    <Dialog open fullWidth maxWidth="xs" aria-labelledby={titleId} onClose={onClose}>
      <DialogTitle id={titleId}>{t('askDelete', { number: stockNo })}</DialogTitle>
      <DialogContent>{t('deleteLead')}</DialogContent>
      <DialogActions>
        <Button variant="text" onClick={onClose}>
          {t('common:cancel')}
        </Button>
        <Button color="error" loading={remove.isPending} onClick={() => remove.mutate({ body: { id, version } })}>
          {t('deleteDraft')}
        </Button>
      </DialogActions>
    </Dialog>
  );
}
