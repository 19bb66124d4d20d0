import Dialog from '@mui/material/Dialog';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import DialogTitle from '@mui/material/DialogTitle';
import { useRef, type FormEvent } from 'react';
import { useTranslation } from 'react-i18next';
import { checkRecipient, type RecipientWarning } from '#site/components/recipient/check-recipient.ts';
import { RecipientForm } from '#site/components/recipient/recipient-form.tsx';
import { goToField, useWarning } from '#site/components/use-warning.ts';
import { Button } from '#shared/ui/button.tsx';
import type { Order } from './use-order.ts';

interface InquiryDialogProps {
  order: Order;
  onSend: () => void;
  onClose: () => void;
}

/** Asks for the recipient of our answer. The input is stored with the order draft. */
export default function InquiryDialog({ order: { draft, change }, onSend, onClose }: InquiryDialogProps) {
  const { t } = useTranslation(['detail', 'common']);
  const form = useRef<HTMLFormElement>(null);
  const { warning, warn, clear } = useWarning<RecipientWarning>();

  function send(event: FormEvent): void {
    event.preventDefault();
    const fault = checkRecipient(draft);
    if (!fault) return onSend();
    warn(fault);
    return goToField(form.current, fault.field);
  }

  return (
    <Dialog open fullWidth maxWidth="sm" onClose={onClose} aria-labelledby="inquiry-title">
      <form ref={form} noValidate onSubmit={send} style={{ display: 'contents' }}>
        <DialogTitle id="inquiry-title">{t('inquiryTitle')}</DialogTitle>
        <DialogContent>
          <RecipientForm draft={draft} change={change} warning={warning} onEdit={clear} isInPopup />
        </DialogContent>
        <DialogActions sx={{ p: 2 }}>
          <Button variant="text" onClick={onClose}>
            {t('common:cancel')}
          </Button>
          <Button type="submit">{t('sendInquiry')}</Button>
        </DialogActions>
      </form>
    </Dialog>
  );
}
