import Dialog from '@mui/material/Dialog';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import { useTranslation } from 'react-i18next';
import type { Prompt, PromptName } from '../app/confirm.ts';
import { Button } from '../ui/button.tsx';

const texts = {
  logOut: 'promptLogOut',
  logOutUnsent: 'offline:logOutUnsent',
  cancelOrder: 'panels:promptCancelOrder',
  confirmReceipt: 'panels:promptConfirmReceipt',
  deleteAddress: 'panels:promptDeleteAddress',
  deletePhoto: 'panels:promptDeletePhoto',
} as const satisfies Record<PromptName, string>;

/** The one dialog that asks for a confirmation. */
export default function PromptDialog({ prompt }: { prompt: Prompt }) {
  const { t } = useTranslation(['common', 'offline', 'panels']);
  return (
    <Dialog
      open
      maxWidth="xs"
      fullWidth
      role="alertdialog"
      aria-labelledby="prompt-text"
      onClose={() => prompt.answer(false)}
      sx={{ zIndex: 'calc(var(--modal) + 1)' }}
    >
      <DialogContent id="prompt-text" sx={{ fontSize: 'var(--text-lead)', pt: 4 }}>
        {t(texts[prompt.name])}
      </DialogContent>
      <DialogActions sx={{ p: 2 }}>
        <Button variant="text" onClick={() => prompt.answer(false)}>
          {t('cancel')}
        </Button>
        <Button onClick={() => prompt.answer(true)}>{t('confirm')}</Button>
      </DialogActions>
    </Dialog>
  );
}
