import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { StaffExportOrdersPayload } from '#generated/client/types.gen.ts';
import { queries } from '#shared/api/api.ts';
import { showToast } from '#shared/state/toasts.ts';
import { useMember } from '../session/desk-session.tsx';
import { CsvExportButton } from '../parts/csv-export-button.tsx';
import { saveExport } from '../parts/save-csv.ts';
import { useDeskFormats } from '../parts/use-desk-formats.ts';

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
      saveExport(found.csv, 'orders');
      showToast('success', t('exported', { count: found.rows, number: formats.count(found.rows) }));
    } catch {
      // A toast has already reported the failed call.
    } finally {
      setSaving(false);
    }
  }

  return <CsvExportButton label={t('export')} isBusy={isSaving} onExport={() => void save()} />;
}
