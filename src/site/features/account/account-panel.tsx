import { Trans, useTranslation } from 'react-i18next';
import type { Panel } from '#shared/state/dialogs.ts';
import { legalPages, paths, type LegalPage } from '#shared/routing/paths.ts';
import { TextLink } from '#shared/ui/text-link.tsx';
import styles from './account-dialog.module.css';

interface PanelHeadingProps {
  id: string;
  title: string;
  lead: string;
}

export function PanelHeading({ id, title, lead }: PanelHeadingProps) {
  return (
    <div className={styles.heading}>
      <h2 id={id}>{title}</h2>
      <p className={styles.lead}>{lead}</p>
    </div>
  );
}

export interface PanelProps {
  /** The e-mail that was typed on another panel or registered before. */
  email: string;
  /** The id of the panel's heading, which names the dialog. */
  titleId: string;
  /** Shows another panel with the typed e-mail. */
  onShow: (panel: Panel, email: string) => void;
}

/** The agreement of a login or registration. Its texts open in new tabs, so that the form keeps its input. */
export function Agreement() {
  const { t } = useTranslation('account');
  return (
    <Trans
      t={t}
      i18nKey="agreement"
      components={{
        protocol: <LegalLink page={legalPages.protocol} />,
        privacy: <LegalLink page={legalPages.privacy} />,
      }}
    />
  );
}

function LegalLink({ page, children }: { page: LegalPage; children?: string }) {
  return (
    <TextLink to={paths.legal(page)} target="_blank" rel="noopener">
      {children}
    </TextLink>
  );
}
