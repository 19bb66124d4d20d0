import { Download, FilePlus, Lock, LockOpen, Undo2 } from 'lucide-react';
import MuiLink from '@mui/material/Link';
import { lazy, type MouseEvent, Suspense, useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { Paper, Papers } from '#generated/client/types.gen.ts';
import type { Failure } from '#shared/api/errors.ts';
import { useFormats } from '#shared/i18n/use-formats.ts';
import { Button } from '#shared/ui/button.tsx';
import type { NewDocument, DocumentInParts } from './add-document-dialog.tsx';
import { ArchiveButton } from './archive-button.tsx';
import styles from './documents.module.css';
import { useDocumentName } from './use-document-name.ts';

const AddDocumentDialog = lazy(() => import('./add-document-dialog.tsx'));
const ReleaseDialog = lazy(() => import('./release-dialog.tsx'));
const WithdrawDialog = lazy(() => import('./withdraw-dialog.tsx'));

type Outcome = Promise<{ error?: Failure | undefined }>;

/** Called for a press on a document's link before the browser follows it. */
export type OpenDocument = (event: MouseEvent, paper: Paper) => void;

interface PaperListProps {
  papers: Papers;
  orderNo: string;
  /** Whether the reader is the buyer, who is shown as "you". */
  isForBuyer: boolean;
  /** Formats a moment for this reader. */
  moment: (iso: string) => string;
  /** Each resolves when the list shows the result. */
  onAdd: (paper: NewDocument) => Outcome;
  /** The same for a file uploaded in parts; the desk uploads it whole. */
  onAddInParts?: (paper: DocumentInParts) => Outcome;
  onWithdraw: (paper: Paper) => Outcome;
  /** Whether the reader may give the buyer a bill of lading before the balance is paid; only some at the desk may. */
  canRelease?: boolean;
  /** Releases a withheld document to the buyer before the balance is paid; only the desk can. */
  onRelease?: (paper: Paper, reason: string) => Outcome;
  onOpen?: OpenDocument;
  /** Refetches the documents. */
  onAsk: () => Promise<{ data?: Papers | undefined; error?: Failure | undefined }>;
}

/** The documents of an order, for its buyer and at the desk. */
export function DocumentList({
  papers: { papers, canAdd },
  orderNo,
  isForBuyer,
  moment,
  onAdd,
  onAddInParts,
  onWithdraw,
  canRelease = false,
  onRelease,
  onOpen,
  onAsk,
}: PaperListProps) {
  const { t } = useTranslation('papers');
  const [isAdding, setAdding] = useState(false);
  const [leaving, setLeaving] = useState<Paper>();
  const [releasing, setReleasing] = useState<Paper>();
  return (
    <div className={styles.papers}>
      {papers.length === 0 && <p className={styles.quiet}>{t('none')}</p>}
      {papers.length > 0 && (
        <ul className={styles.list}>
          {papers.map((paper) => (
            <PaperRow
              key={paper.id}
              paper={paper}
              isForBuyer={isForBuyer}
              moment={moment}
              onOpen={onOpen}
              onWithdraw={() => setLeaving(paper)}
              onRelease={() => setReleasing(paper)}
            />
          ))}
        </ul>
      )}
      <div className={styles.acts}>
        {canAdd && (
          <Button
            variant="outlined"
            size="small"
            startIcon={<FilePlus size="1.1em" aria-hidden />}
            onClick={() => setAdding(true)}
          >
            {t('add')}
          </Button>
        )}
        {papers.some(({ file }) => file !== undefined) && <ArchiveButton orderNo={orderNo} onAsk={onAsk} />}
      </div>
      <Suspense fallback={null}>
        {isAdding && (
          <AddDocumentDialog
            canHold={!isForBuyer}
            canRelease={canRelease}
            onAdd={onAdd}
            onAddInParts={onAddInParts}
            onClose={() => setAdding(false)}
          />
        )}
        {releasing && onRelease && (
          <ReleaseDialog paper={releasing} onRelease={onRelease} onClose={() => setReleasing(undefined)} />
        )}
        {leaving && <WithdrawDialog paper={leaving} onWithdraw={onWithdraw} onClose={() => setLeaving(undefined)} />}
      </Suspense>
    </div>
  );
}

interface PaperRowProps {
  paper: Paper;
  isForBuyer: boolean;
  moment: (iso: string) => string;
  onOpen: OpenDocument | undefined;
  onWithdraw: () => void;
  onRelease: () => void;
}

function PaperRow({ paper, isForBuyer, moment, onOpen, onWithdraw, onRelease }: PaperRowProps) {
  const { t } = useTranslation('papers');
  const { addedAt, addedBy, addedByName, withdrawnAt, withdrawnByName, held, canRelease, release, canWithdraw } = paper;
  const name = useDocumentName()(paper);
  const adder = addedByName ?? t(addedBy === 'buyer' && isForBuyer ? 'by_you' : `by_${addedBy}`);
  return (
    <li className={styles.row}>
      <div className={styles.words}>
        <p className={withdrawnAt === undefined ? styles.name : styles.gone}>
          <DocumentLink paper={paper} onOpen={onOpen} />
        </p>
        <p className={`${styles.quiet} figures`}>{t('added', { name: adder, time: moment(addedAt) })}</p>
        {withdrawnAt !== undefined && (
          <p className={`${styles.quiet} figures`}>
            {t('withdrawn', { name: withdrawnByName ?? t('by_buyer'), time: moment(withdrawnAt) })}
          </p>
        )}
        {held && <p className={styles.held}>{t(isForBuyer ? 'heldForYou' : 'held')}</p>}
        {release && (
          <p className={`${styles.quiet} figures`}>
            {t('released', { name: release.by, time: moment(release.at), reason: release.reason })}
          </p>
        )}
        <PaperFacts paper={paper} />
      </div>
      {canRelease && (
        <Button
          variant="text"
          size="small"
          startIcon={<LockOpen size="1.1em" aria-hidden />}
          aria-label={t('releaseNamed', { name })}
          onClick={onRelease}
        >
          {t('release')}
        </Button>
      )}
      {canWithdraw && (
        <Button
          variant="text"
          size="small"
          startIcon={<Undo2 size="1.1em" aria-hidden />}
          aria-label={t('withdrawNamed', { name })}
          onClick={onWithdraw}
        >
          {t('withdraw')}
        </Button>
      )}
    </li>
  );
}

/** The name of a document, which saves its file if there still is one. */
export function DocumentLink({ paper, onOpen }: { paper: Paper; onOpen?: OpenDocument | undefined }) {
  const name = useDocumentName()(paper);
  if (paper.file === undefined) return paper.held ? <HeldName name={name} /> : <s>{name}</s>;
  return (
    <MuiLink
      href={paper.file}
      download={paper.name}
      target="_blank"
      rel="noreferrer"
      onClick={(event) => onOpen?.(event, paper)}
    >
      <Download size="1em" aria-hidden className={styles.icon} />
      {name}
    </MuiLink>
  );
}

/** A document that its buyer knows of and cannot open yet. */
function HeldName({ name }: { name: string }) {
  const { t } = useTranslation('papers');
  return (
    <>
      <Lock size="1em" aria-hidden className={styles.icon} />
      <span className="visually-hidden">{t('held')}</span> {name}
    </>
  );
}

/** The first characters of the hash, enough to compare, and the size. */
export function PaperFacts({ paper: { sha256, bytes } }: { paper: Pick<Paper, 'sha256' | 'bytes'> }) {
  const { t } = useTranslation('papers');
  const sizeOf = useSize();
  return (
    <p className={`${styles.quiet} figures`} title={sha256}>
      {t('facts', { hash: sha256.slice(0, hashShown), size: sizeOf(bytes) })}
    </p>
  );
}

const hashShown = 12;
const megabyte = 1024 * 1024;

function useSize(): (bytes: number) => string {
  const { number } = useFormats();
  // The smallest file is shown as more than zero.
  return (bytes) => `${number(Math.max(0.01, bytes / megabyte))} MB`;
}
