import { Copy, Download } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { saveFile } from '#shared/api/download.ts';
import { showToast } from '#shared/state/toasts.ts';
import { Button } from '#shared/ui/button.tsx';
import styles from './recovery-codes.module.css';

/** Recovery codes, shown once, with buttons to copy and download them. */
export function RecoveryCodes({ codes }: { codes: readonly string[] }) {
  const { t } = useTranslation(['desk-entry', 'messages']);
  const text = codes.join('\n');

  async function copy(): Promise<void> {
    try {
      await navigator.clipboard.writeText(text);
      showToast('success', t('messages:copied'));
    } catch {
      showToast('error', t('messages:copyFailed'));
    }
  }

  return (
    <>
      <ul className={styles.codes} aria-label={t('codesTitle')}>
        {codes.map((code) => (
          <li key={code}>{code}</li>
        ))}
      </ul>
      <div className={styles.acts}>
        <Button variant="outlined" startIcon={<Copy aria-hidden size="1.125rem" />} onClick={() => void copy()}>
          {t('copyCodes')}
        </Button>
        <Button
          variant="outlined"
          startIcon={<Download aria-hidden size="1.125rem" />}
          onClick={() => saveFile(new Blob([`${text}\n`], { type: 'text/plain' }), 'gariport-recovery-codes.txt')}
        >
          {t('saveCodes')}
        </Button>
      </div>
    </>
  );
}
