import { useQueryClient } from '@tanstack/react-query';
import { Download } from 'lucide-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { StaffExportOrdersPayload } from '#generated/client/types.gen.ts';
import { queries } from '#shared/api/api.ts';
import { saveFile } from '#shared/api/download.ts';
import { showToast } from '#shared/state/toasts.ts';
import { Button } from '#shared/ui/button.tsx';
import { useMember } from '../session/desk-session.tsx';
import { useDeskFormats } from '../parts/use-desk-formats.ts';

/** Byte order mark: tells spreadsheets that the file is UTF-8. */
const byteOrderMark = '\u{FEFF}';

/** Exports all matching orders, on all pages, as CSV. */
export function ExportButton({ question }: { question: StaffExportOrdersPayload }) {
  const { t } = useTranslation('desk-orders');
  const { role } = useMember();
  const formats = useDeskFormats();
  const queryClient = useQueryClient();
  const [isSaving, setSaving] = useState(false);
  if (role !== 'owner' && role !== 'sales' && role !== 'accounts') return null;

  async function save(): Promise<void> {
    setSaving(true);
    try {
      // Bypasses the cache.
      const found = await queryClient.fetchQuery({
        ...queries.staffExportOrdersOptions({ body: question }),
        staleTime: 0,
      });
      const file = new Blob([byteOrderMark, found.csv], { type: 'text/csv' });
      saveFile(file, `orders-${new Date().toISOString().slice(0, 10)}.csv`);
      showToast('success', t('exported', { count: found.rows, number: formats.count(found.rows) }));
    } catch {
      // A toast has already reported the failed call.
    } finally {
      setSaving(false);
    }
  }

  return (
    <Button
      variant="outlined"
      size="small"
      loading={isSaving}
      startIcon={<Download aria-hidden size="1.125rem" />}
      onClick={() => void save()}
    >
      {t('export')}
    </Button>
  );
}
