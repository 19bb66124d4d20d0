import { useQueryClient } from '@tanstack/react-query';
import { FileDown, FileUp } from 'lucide-react';
import { useRef, useState, type ChangeEvent, type DragEvent } from 'react';
import { useTranslation } from 'react-i18next';
import { useNavigate, useSearchParams } from 'react-router';
import Alert from '@mui/material/Alert';
import { toBase64 } from '#wire/bytes.ts';
import { api, queries } from '#shared/api/api.ts';
import { displayFailure } from '#shared/api/errors.ts';
import { refetchShown } from '#shared/api/invalidate.ts';
import { PageLoading } from '#shared/components/page-loading.tsx';
import { Button } from '#shared/ui/button.tsx';
import { TextLink } from '#shared/ui/text-link.tsx';
import { CallFailed } from '#desk/parts/call-failed.tsx';
import { PageHead } from '#desk/parts/page-head.tsx';
import { saveCsv } from '#desk/parts/save-csv.ts';
import { Section } from '#desk/parts/section.tsx';
import { useDeskFormats } from '#desk/parts/use-desk-formats.ts';
import { deskPaths } from '#desk/session/desk-paths.ts';
import { isArchive, useArchive } from './archive/use-archive.ts';
import { ImportView } from './import-view.tsx';
import styles from './import.module.css';

/** Copy of `docs/stock-sample.csv`; a test compares them. */
export const sampleFile = `stock_number,state,make,model,style,registered,mileage_km,colour,steering,chassis_number,yard,condition_grade,interior_grade,airbags,automatic_air_conditioning,equipment,emission,remark_en,remark_zh,remark_ja,price_usd,lowest_price_usd,new_arrival,hot_car,high_quality,best_seller,photos
YARD-0001,draft,Toyota,Vitz,1.0 F,2018-03,41200,Pearl White,right,KSP130-2104871,Yokohama,4.5,B,2,yes,abs; rear-camera; power-steering,,One owner.,,ワンオーナー,4200,3900,yes,no,no,no,YARD-0001/front.jpg; YARD-0001/rear.jpg
YARD-0002,published,Honda,Fit,Hybrid,2019-07,28500,Black,right,,Nagoya,4,B,6,yes,abs; stability; smart-key,,,,,6100,5800,yes,no,no,no,
`;

/** Contract limit in bytes. */
const largestFile = 12 * 1024 * 1024;

/** Uploads an import file, previews its changes and runs the import. Resumes interrupted imports. */
export default function ImportPage() {
  const { t } = useTranslation('desk-stock');
  const formats = useDeskFormats();
  const [parameters] = useSearchParams();
  const id = parameters.get('id');
  const found = queries.useStaffListImportsQuery({});
  const imports = found.data?.imports;
  const opened = imports?.find((one) => one.id === id);
  const archive = useArchive(opened);
  return (
    <>
      <p className={styles.back}>
        <TextLink to={deskPaths.stock()}>{t('backToStock')}</TextLink>
      </p>
      <PageHead title={t('importStock')} note={t('importNote')} />
      <div className={styles.parts}>
        <FileChoice onArchive={archive.choose} />
        {/* An import that waits for an archive shows both beside its photos. */}
        {archive.fault !== undefined && !(opened && opened.photos.fromArchive > 0) && (
          <Alert severity="error">{t(`archiveFault_${archive.fault}`)}</Alert>
        )}
        {archive.archive && !opened && (
          <Alert severity="info">{t('archiveAlone', { name: archive.archive.name })}</Alert>
        )}
        {!imports &&
          (found.error ? <CallFailed error={found.error} onRetry={() => void found.refetch()} /> : <PageLoading />)}
        {imports && id !== null && !opened && <Alert severity="info">{t('importGone')}</Alert>}
        {opened && <ImportView key={opened.id} found={opened} chosen={archive} />}
        {imports && imports.length > 0 && (
          <Section title={t('lastImports')}>
            <ul className={styles.imports}>
              {imports.map((one) => (
                <li key={one.id}>
                  <TextLink to={deskPaths.importStock(one.id)} aria-current={one.id === id}>
                    {one.name}
                  </TextLink>
                  <span className={styles.quiet}>
                    {t('importedBy', { name: one.readBy, time: formats.moment(one.readAt) })}
                    {' · '}
                    {one.endedAt === undefined
                      ? t('importDone', {
                          done: formats.count(one.done),
                          total: formats.count(one.added + one.changed),
                        })
                      : t('importEnded')}
                  </span>
                </li>
              ))}
            </ul>
          </Section>
        )}
      </div>
    </>
  );
}

function FileChoice({ onArchive }: { onArchive: (file: File) => Promise<void> }) {
  const { t } = useTranslation('desk-stock');
  const navigate = useNavigate();
  const queryClient = useQueryClient();
  const chooser = useRef<HTMLInputElement>(null);
  const [isReading, setReading] = useState(false);
  const [fault, setFault] = useState<string>();

  async function read(files: readonly File[]): Promise<void> {
    if (isReading) return;
    setReading(true);
    setFault(undefined);
    try {
      const archive = files.find(isArchive);
      if (archive) await onArchive(archive);
      const file = files.find((one) => !isArchive(one));
      if (file) await readTable(file);
    } finally {
      setReading(false);
    }
  }

  async function readTable(file: File): Promise<void> {
    if (file.size > largestFile) return setFault(t('fileTooLarge'));
    try {
      const fileBase64 = toBase64(new Uint8Array(await file.arrayBuffer()));
      const { data, error } = await api.staffReadStockFile({ body: { name: file.name.slice(0, 200), fileBase64 } });
      if (error) return setFault(displayFailure(error).text);
      await refetchShown(queryClient, 'staffListImports');
      if (data) await navigate(deskPaths.importStock(data.id), { replace: true });
    } catch {
      // The file was moved or changed after it was chosen.
      setFault(t('fileGone'));
    }
  }

  function choose({ target }: ChangeEvent<HTMLInputElement>): void {
    void read([...(target.files ?? [])]);
    // Allows choosing the same file again after a correction.
    target.value = '';
  }

  return (
    <Section title={t('stockFile')}>
      {/* The button is the keyboard path. The fieldset only handles drops. */}
      {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions */}
      <fieldset
        className={styles.drop}
        aria-label={t('stockFile')}
        onDragOver={(event) => event.preventDefault()}
        onDrop={(event: DragEvent) => {
          event.preventDefault();
          void read([...event.dataTransfer.files]);
        }}
      >
        <input
          ref={chooser}
          type="file"
          hidden
          multiple
          accept=".csv,.txt,.json,.zip,text/csv,application/json,application/zip"
          aria-label={t('chooseFile')}
          onChange={choose}
        />
        <Button
          loading={isReading}
          startIcon={<FileUp aria-hidden size="1.125rem" />}
          onClick={() => chooser.current?.click()}
        >
          {t('chooseFile')}
        </Button>
        <Button
          variant="text"
          startIcon={<FileDown aria-hidden size="1.125rem" />}
          onClick={() => saveCsv(sampleFile, 'stock-sample.csv')}
        >
          {t('sampleFile')}
        </Button>
      </fieldset>
      <p className={styles.quiet}>
        {t('fileHint')} {t('archiveHint')}
      </p>
      {fault !== undefined && (
        <Alert severity="error" className={styles.fault ?? ''}>
          {fault}
        </Alert>
      )}
    </Section>
  );
}
