import IconButton from '@mui/material/IconButton';
import { X } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import styles from './dock.module.css';

interface PanelHeadProps {
  id: string;
  title: string;
  onClose: () => void;
}

export function PanelHead({ id, title, onClose }: PanelHeadProps) {
  const { t } = useTranslation();
  return (
    <header className={styles.head}>
      <h2 id={id} className={styles.title}>
        {title}
      </h2>
      <IconButton className={styles.close} aria-label={t('close')} onClick={onClose}>
        <X aria-hidden size="1.25rem" />
      </IconButton>
    </header>
  );
}
