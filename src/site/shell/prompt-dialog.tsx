import Dialog from '@mui/material/Dialog';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import { useTranslation } from 'react-i18next';
import type { Prompt, PromptName } from '../page-state/confirm.ts';
import { Button } from '#shared/ui/button.tsx';

/** The buttons name their action: beside "Cancel this order?", a "Cancel" could mean either answer. */
const texts = {
  logOut: { question: 'promptLogOut', yes: 'promptDoLogOut', no: 'cancel' },
  logOutUnsent: { question: 'offline:logOutUnsent', yes: 'promptDoLogOut', no: 'cancel' },
  cancelOrder: {
    question: 'panels:promptCancelOrder',
    yes: 'panels:promptDoCancelOrder',
    no: 'panels:promptKeepOrder',
  },
  confirmReceipt: {
    question: 'panels:promptConfirmReceipt',
    yes: 'panels:promptDoConfirmReceipt',
    no: 'panels:promptNotYet',
  },
  deleteAddress: { question: 'panels:promptDeleteAddress', yes: 'panels:promptDelete', no: 'cancel' },
  deletePhoto: { question: 'panels:promptDeletePhoto', yes: 'panels:promptDelete', no: 'cancel' },
} as const satisfies Record<PromptName, Record<'question' | 'yes' | 'no', string>>;

/** The only confirmation dialog. */
export default function PromptDialog({ prompt }: { prompt: Prompt }) {
  const { t } = useTranslation(['common', 'offline', 'panels']);
  const { question, yes, no } = texts[prompt.name];
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
        {t(question)}
      </DialogContent>
      <DialogActions sx={{ p: 2 }}>
        <Button variant="text" onClick={() => prompt.answer(false)}>
          {t(no)}
        </Button>
        <Button onClick={() => prompt.answer(true)}>{t(yes)}</Button>
      </DialogActions>
    </Dialog>
  );
}
