import Dialog from '@mui/material/Dialog';
import DialogContent from '@mui/material/DialogContent';
import DialogTitle from '@mui/material/DialogTitle';
import { type ComponentType, createContext, type ReactNode, use, useId } from 'react';
import { useTranslation } from 'react-i18next';
import { Button } from '#shared/ui/button.tsx';
import { useCloseByBack } from '#shared/ui/close-by-back.ts';
import styles from './documents.module.css';

interface FrameProps {
  open: boolean;
  fullWidth: boolean;
  maxWidth: 'xs';
  'aria-labelledby': string;
  onClose: () => void;
  children: ReactNode;
}

interface CancelProps {
  fullWidth: boolean;
  onClick: () => void;
}

/** The dialog and its cancel button. The desk's own ones guard unsaved input and running calls. */
export const DialogParts = createContext<{ Frame: ComponentType<FrameProps>; Cancel: ComponentType<CancelProps> }>({
  Frame: PlainFrame,
  Cancel: PlainCancel,
});

interface DocumentDialogProps {
  title: string;
  onClose: () => void;
  children: ReactNode;
}

/** The dialog around an action on the documents of an order. */
export function DocumentDialog({ title, onClose, children }: DocumentDialogProps) {
  const { Frame, Cancel } = use(DialogParts);
  const titleId = useId();
  return (
    <Frame open fullWidth maxWidth="xs" aria-labelledby={titleId} onClose={onClose}>
      <DialogTitle id={titleId}>{title}</DialogTitle>
      <DialogContent className={styles.content ?? ''}>
        {children}
        <Cancel fullWidth onClick={onClose} />
      </DialogContent>
    </Frame>
  );
}

function PlainFrame(props: FrameProps) {
  useCloseByBack(props.open, props.onClose);
  return <Dialog {...props} />;
}

function PlainCancel(props: CancelProps) {
  const { t } = useTranslation('common');
  return (
    <Button variant="text" {...props}>
      {t('cancel')}
    </Button>
  );
}
