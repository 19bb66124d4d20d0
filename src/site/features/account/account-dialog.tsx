import IconButton from '@mui/material/IconButton';
import Dialog from '@mui/material/Dialog';
import { X } from 'lucide-react';
import { lazy, Suspense, useState, type ComponentType } from 'react';
import { useTranslation } from 'react-i18next';
import { queries } from '#shared/api/api.ts';
import { desktopClient } from '#shared/api/desktop-client.ts';
import { closeDialog, openDialog, panels, type Panel, type SitePopup } from '#shared/state/dialogs.ts';
import { dropPendingAction } from '#site/session/require-login.ts';
import { PageBoundary } from '#shared/components/page-boundary.tsx';
import { Picture } from '#shared/ui/picture.tsx';
import styles from './account-dialog.module.css';
import { type PanelProps, PanelHeading } from './account-panel.tsx';
import { LoginPanel } from './login-panel.tsx';
import { readRegisteredEmail } from './registered-email.ts';
import ButtonBase from '@mui/material/ButtonBase';
import { useNavigate } from 'react-router';
import { paths } from '#shared/routing/paths.ts';
import { ForgotForm } from './forgot-form.tsx';

/** The props of every popup. */
export interface PopupProps {
  isOpen: boolean;
  /** Called when it has faded out. */
  onExited: () => void;
}

/** Loaded later, since the list of countries is as large as the rest and a login does not need it. */
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

/** Closing the login also cancels the action that needed it. */
function giveUp(): void {
  dropPendingAction();
  closeDialog();
}

/** Login, registration and forgotten password as panels of one dialog. They share the typed e-mail. */
export function AccountDialog({ dialog, isOpen, onExited }: AccountDialogProps) {
  const { t } = useTranslation('common');
  const [email, setEmail] = useState(readRegisteredEmail);
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
      // A click outside the form must not discard the input.
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
      <IconButton className={styles.close} aria-label={t('close')} onClick={giveUp}>
        <X aria-hidden size="1.25rem" />
      </IconButton>
    </Dialog>
  );
}

/** The picture at the side of the account dialog, or its colour without a picture. */
function Cover() {
  const { t } = useTranslation(['account', 'common']);
  const { data } = queries.useGetAdvertisementQuery({ body: { client: desktopClient } });
  return (
    <div className={styles.cover}>
      <Picture
        src={data?.imageUrl}
        alt=""
        ratio="auto"
        sizes="21rem"
        isFirst
        fallback={null}
        className={styles.picture}
      />
      <div className={styles.words}>
        <p className={styles.name}>{t('common:appName')}</p>
        <p>{t('coverLine')}</p>
      </div>
    </div>
  );
}

function ForgotPanel({ email, titleId, onShow }: PanelProps) {
  const { t } = useTranslation('account');
  const navigate = useNavigate();
  const [typed, setTyped] = useState(email);

  function leave(sentTo: string): void {
    dropPendingAction();
    closeDialog();
    void navigate(paths.forgotPasswordResult(), { state: { sentTo } });
  }

  return (
    <>
      <PanelHeading id={titleId} title={t('forgotTitle')} lead={t('forgotLead')} />
      <ForgotForm email={email} onEmail={setTyped} onSent={leave} />
      <p className={styles.foot}>
        {t('remembered')}
        <ButtonBase className={styles.textButton} onClick={() => onShow(panels.login, typed)}>
          {t('backToLogIn')}
        </ButtonBase>
      </p>
    </>
  );
}
