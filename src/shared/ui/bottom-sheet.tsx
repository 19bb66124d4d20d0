import IconButton from '@mui/material/IconButton';
import SwipeableDrawer from '@mui/material/SwipeableDrawer';
import { X } from 'lucide-react';
import { useId, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import styles from './bottom-sheet.module.css';
import { useCloseByBack } from './close-by-back.ts';

interface BottomSheetProps {
  title: string;
  isOpen: boolean;
  onClose: () => void;
  children: ReactNode;
  /** Stays visible below the scrolling content. */
  foot?: ReactNode;
}

/** A sheet from the bottom edge, which can be dragged down to close it. */
export function BottomSheet({ title, isOpen, onClose, children, foot }: BottomSheetProps) {
  const { t } = useTranslation();
  const id = useId();
  useCloseByBack(isOpen, onClose);
  return (
    <SwipeableDrawer
      anchor="bottom"
      open={isOpen}
      onClose={onClose}
      // It is opened by its button only; a swipe from the bottom edge belongs to the operating system.
      onOpen={() => undefined}
      disableSwipeToOpen
      slotProps={{ paper: { className: styles.sheet ?? '', 'aria-labelledby': id } }}
    >
      <div className={styles.handle} aria-hidden />
      <header className={styles.head}>
        <h2 id={id}>{title}</h2>
        <IconButton edge="end" className={styles.close ?? ''} aria-label={t('close')} onClick={onClose}>
          <X size="1.25rem" aria-hidden />
        </IconButton>
      </header>
      <div className={styles.body}>{children}</div>
      {foot !== undefined && <footer className={styles.foot}>{foot}</footer>}
    </SwipeableDrawer>
  );
}
