import { Download } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import type { StaffExportStockPayload } from '#generated/client/types.gen.ts';
import { queries } from '#shared/api/api.ts';
import { saveFile } from '#shared/api/download.ts';
import { showToast } from '#shared/state/toasts.ts';
import { Button } from '#shared/ui/button.tsx';
import { useDeskFormats } from '#desk/parts/use-desk-formats.ts';
import { useMember } from '#desk/session/desk-session.tsx';

/** Byte order mark: tells spreadsheets that the file is UTF-8. */
const byteOrderMark = '\u{FEFF}';

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
      const file = new Blob([byteOrderMark, text], { type: 'text/csv' });
      saveFile(file, `stock-${new Date().toISOString().slice(0, 10)}.csv`);
      showToast('success', t('exported', { count: rows, number: formats.count(rows) }));
    },
  });
  if (role === 'readOnly') return null;
  return (
    <Button
      variant="outlined"
      size="small"
      loading={give.isPending}
      startIcon={<Download aria-hidden size="1.125rem" />}
      onClick={() => give.mutate({ body: { ...question, format: 'csv' } })}
    >
      {t('exportStock')}
    </Button>
  );
}
