import { useTranslation } from 'react-i18next';
import { BottomSheet } from '#shared/ui/bottom-sheet.tsx';
import { ContactOptions } from '../dock/contact-panel.tsx';
import styles from './help-sheet.module.css';

/** The contact options in a sheet. */
export function HelpSheet({ isOpen, onClose }: { isOpen: boolean; onClose: () => void }) {
  const { t } = useTranslation('shell');
  return (
    <BottomSheet title={t('contactTitle')} isOpen={isOpen} onClose={onClose}>
      <div className={styles.ways}>
        <ContactOptions onLeave={onClose} />
      </div>
    </BottomSheet>
  );
}
