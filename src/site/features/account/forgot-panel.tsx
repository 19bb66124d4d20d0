import ButtonBase from '@mui/material/ButtonBase';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router';
import { closeDialog, panels } from '#shared/state/dialogs.ts';
import { dropPendingAction } from '#site/session/require-login.ts';
import { paths } from '#shared/routing/paths.ts';
import styles from './account-dialog.module.css';
import { PanelHeading, type PanelProps } from './account-panel.tsx';
import { ForgotForm } from './forgot-form.tsx';

export function ForgotPanel({ email, titleId, onShow }: PanelProps) {
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
