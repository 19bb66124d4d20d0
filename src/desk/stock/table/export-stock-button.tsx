import { useTranslation } from 'react-i18next';
import type { StaffExportStockPayload } from '#generated/client/types.gen.ts';
import { queries } from '#shared/api/api.ts';
import { showToast } from '#shared/state/toasts.ts';
import { CsvExportButton } from '#desk/parts/csv-export-button.tsx';
import { saveExport } from '#desk/parts/save-csv.ts';
import { useDeskFormats } from '#desk/parts/use-desk-formats.ts';
import { useMember } from '#desk/session/desk-session.tsx';

/** Exports all matching vehicles, on all pages, in the format of the import. */
export function ExportStockButton({
  question,
}: {
  question: Omit<StaffExportStockPayload, 'format' | 'language' | 'timeZone'>;
}) {
  const { t } = useTranslation('desk-stock');
  const { role } = useMember();
  const formats = useDeskFormats();
  const give = queries.useStaffExportStockMutation({
    onSuccess({ text, rows }) {
      saveExport(text, 'stock');
      showToast('success', t('exported', { count: rows, number: formats.count(rows) }));
    },
  });
  if (role === 'readOnly') return null;
  return (
    <CsvExportButton
      label={t('exportStock')}
      isBusy={give.isPending}
      onExport={() => give.mutate({ body: { ...question, format: 'csv' } })}
    />
  );
}
