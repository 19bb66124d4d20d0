import { X, type LucideIcon } from 'lucide-react';
import { useEffect, useEffectEvent } from 'react';
import { useTranslation } from 'react-i18next';
import { onWriting } from '../../app/interruptions.ts';
import styles from './dock.module.css';

interface SmallPanelProps {
  icon: LucideIcon;
  title: string;
  /** What pressing it is for. */
  invitation: string;
  onOpen: () => void;
  onClose: () => void;
}

/**
 * A panel that opened by itself: one line, away from the price and its buttons, until somebody wants it whole. It leaves
 * when somebody begins to write.
 */
export function SmallPanel({ icon: Icon, title, invitation, onOpen, onClose }: SmallPanelProps) {
  const { t } = useTranslation();
  const leave = useEffectEvent(onClose);
  useEffect(() => onWriting(() => leave()), []);
  return (
    <section className={styles.small} aria-label={title}>
      <button type="button" className={styles.enlarge} onClick={onOpen}>
        <Icon aria-hidden size="1.125rem" />
        {invitation}
      </button>
      <button type="button" className={styles.close} aria-label={t('close')} onClick={onClose}>
        <X aria-hidden size="1.25rem" />
      </button>
    </section>
  );
}
