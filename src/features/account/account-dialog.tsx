import Dialog from '@mui/material/Dialog';
import { X } from 'lucide-react';
import { lazy, Suspense, useState, type ComponentType } from 'react';
import { useTranslation } from 'react-i18next';
import { closeDialog, openDialog, panels, type Panel, type SitePopup } from '../../app/dialogs.ts';
import { dropPendingAction } from '../../app/gate.ts';
import { readSession } from '../../app/stored-state.ts';
import { PageBoundary } from '../../components/page-boundary.tsx';
import styles from './account-dialog.module.css';
import { Cover } from './cover.tsx';
import { ForgotPanel } from './forgot-panel.tsx';
import { LoginPanel } from './login-panel.tsx';
import type { PanelProps } from './panel-props.ts';
import type { PopupProps } from './popup-props.ts';
import { registeredEmailItem } from './registered-email.ts';

/** The list of countries weighs as much as everything else here, and a login does without it. */
const RegisterPanel = lazy(() => import('./register-panel.tsx'));

const panelAt = {
  [panels.login]: LoginPanel,
  [panels.register]: RegisterPanel,
  [panels.forgot]: ForgotPanel,
} satisfies Record<Panel, ComponentType<PanelProps>>;

interface AccountDialogProps extends PopupProps {
  dialog: Extract<SitePopup, { kind: 'account' }>;
}

const panelTitleId = 'account-panel-title';

/** Whoever closes the login has changed their mind about what needed it. */
function giveUp(): void {
  dropPendingAction();
  closeDialog();
}

/** Login, registration and forgotten password: panels of one cover. An e-mail goes along from one to the next. */
export function AccountDialog({ dialog, isOpen, onExited }: AccountDialogProps) {
  const { t } = useTranslation('common');
  const [email, setEmail] = useState(() => readSession(registeredEmailItem) ?? '');
  const Panel = panelAt[dialog.panel];

  function show(panel: Panel, typedEmail: string): void {
    setEmail(typedEmail);
    openDialog({ ...dialog, panel });
  }

  return (
    <Dialog
      open={isOpen}
      maxWidth={false}
      scroll="body"
      aria-labelledby={panelTitleId}
      // A slip beside the form must not cost what was typed into it.
      onClose={(_event, reason) => reason === 'escapeKeyDown' && giveUp()}
      slotProps={{ paper: { className: styles.paper }, transition: { onExited } }}
    >
      <div className={styles.sheet}>
        <Cover />
        <div className={styles.panel}>
          <PageBoundary key={dialog.panel}>
            <Suspense fallback={null}>
              <Panel email={email} titleId={panelTitleId} onShow={show} />
            </Suspense>
          </PageBoundary>
        </div>
      </div>
      <button type="button" className={styles.close} aria-label={t('close')} onClick={giveUp}>
        <X aria-hidden size="1.25rem" />
      </button>
    </Dialog>
  );
}
