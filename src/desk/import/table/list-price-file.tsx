import Alert from '@mui/material/Alert';
import { useQueryClient } from '@tanstack/react-query';
import { FileUp } from 'lucide-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { toBase64 } from '#wire/bytes.ts';
import type { ListPriceWorkbook, StaffListPriceFile } from '#generated/client/types.gen.ts';
import { api, queries } from '#shared/api/api.ts';
import { displayFailure } from '#shared/api/errors.ts';
import { showToast } from '#shared/state/toasts.ts';
import { CsvExportButton } from '#desk/parts/csv-export-button.tsx';
import { FileDrop } from '#desk/parts/file-drop.tsx';
import { saveExport } from '#desk/parts/save-csv.ts';
import { useDeskFormats } from '#desk/parts/use-desk-formats.ts';
import { useMember } from '#desk/session/desk-session.tsx';
import { maySetRules } from '../may-set-rules.ts';
import { refetchImportRules } from '../refetch-rules.ts';
import { ListPriceFileView } from './list-price-file-view.tsx';
import { WorkbookTerms } from './workbook-terms.tsx';

/** Contract limit in bytes. */
const largestFile = 1024 * 1024;

interface ChosenFile {
  name: string;
  fileBase64: string;
  /** Only for customs' workbook. */
  workbook?: ListPriceWorkbook;
}

interface Chosen extends ChosenFile {
  preview: StaffListPriceFile;
}

const isWorkbook = (name: string) => /\.xls[xmb]?$/i.test(name);

/** Export and import of list prices as a file, with a preview of each row. */
export function ListPriceFile({ countryCode, listYears }: { countryCode: string; listYears: readonly string[] }) {
  const { t } = useTranslation('desk-import');
  const { role } = useMember();
  const formats = useDeskFormats();
  const queryClient = useQueryClient();
  const [chosen, setChosen] = useState<Chosen>();
  const [book, setBook] = useState<ChosenFile>();
  const [isBusy, setBusy] = useState(false);
  const [fault, setFault] = useState<string>();

  async function show({ name, ...file }: ChosenFile): Promise<void> {
    const { data, error } = await api.staffReadListPriceFile({ body: { countryCode, ...file } });
    setChosen(data && { name, ...file, preview: data });
    if (error) setFault(displayFailure(error).text);
  }

  async function read([file]: readonly File[]): Promise<void> {
    if (!file) return;
    setFault(undefined);
    setChosen(undefined);
    setBook(undefined);
    if (file.size > largestFile) return setFault(t('listFileLarge'));
    setBusy(true);
    try {
      const { name } = file;
      const chosenFile = { name, fileBase64: toBase64(new Uint8Array(await file.arrayBuffer())) };
      if (isWorkbook(name)) setBook(chosenFile);
      else await show(chosenFile);
    } catch {
      // The file was moved or changed after it was chosen.
      setFault(t('listFileGone'));
    } finally {
      setBusy(false);
    }
  }

  async function run({ preview, ...file }: Chosen): Promise<void> {
    const { name: _name, ...given } = file;
    setFault(undefined);
    setBusy(true);
    const body = { countryCode, ...given, plan: preview.plan };
    const { data, error } = await api.staffCarryOutListPriceFile({ body });
    const failed = await refetchImportRules(queryClient, error);
    if (failed !== undefined) setFault(failed);
    // The refreshed preview includes changes by colleagues.
    if (error?.code === 409) await show(file);
    if (data) {
      setChosen(undefined);
      setBook(undefined);
      showToast('success', t('listFileDone', { number: formats.count(data.added + data.changed) }));
    }
    setBusy(false);
  }

  if (!maySetRules(role)) return <ExportButton countryCode={countryCode} />;
  return (
    <>
      <FileDrop
        name={t('listFile')}
        label={t('listFileChoose')}
        hint={t('listFileHint')}
        icon={<FileUp aria-hidden size="1.125rem" />}
        accept=".csv,.txt,.json,.xlsx,text/csv,application/json"
        isBusy={isBusy}
        onFiles={(files) => void read(files)}
      >
        <ExportButton countryCode={countryCode} />
      </FileDrop>
      {book && (
        <WorkbookTerms
          listYears={listYears}
          onGiven={async (workbook) => {
            setFault(undefined);
            await show({ ...book, workbook });
          }}
        />
      )}
      {fault !== undefined && <Alert severity="error">{fault}</Alert>}
      {chosen && (
        <ListPriceFileView
          key={chosen.preview.plan}
          name={chosen.name}
          file={chosen.preview}
          isBusy={isBusy}
          onCarryOut={() => void run(chosen)}
          onLeave={() => {
            setChosen(undefined);
            setBook(undefined);
          }}
        />
      )}
    </>
  );
}

function ExportButton({ countryCode }: { countryCode: string }) {
  const { t } = useTranslation('desk-import');
  const { role } = useMember();
  const formats = useDeskFormats();
  const give = queries.useStaffExportListPricesMutation({
    onSuccess({ text, rows }) {
      saveExport(text, `list-prices-${countryCode}`);
      showToast('success', t('listExported', { count: rows, number: formats.count(rows) }));
    },
  });
  if (role === 'readOnly') return null;
  return (
    <div>
      <CsvExportButton
        label={t('listExport')}
        isBusy={give.isPending}
        onExport={() => give.mutate({ body: { countryCode } })}
      />
    </div>
  );
}
