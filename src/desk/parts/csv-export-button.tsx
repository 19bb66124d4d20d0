import { Download } from 'lucide-react';
import { Button } from '#shared/ui/button.tsx';

interface CsvExportButtonProps {
  label: string;
  isBusy: boolean;
  onExport: () => void;
}

export function CsvExportButton({ label, isBusy, onExport }: CsvExportButtonProps) {
  return (
    <Button
      variant="outlined"
      size="small"
      loading={isBusy}
      startIcon={<Download aria-hidden size="1.125rem" />}
      onClick={onExport}
    >
      {label}
    </Button>
  );
}
