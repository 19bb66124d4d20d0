import { useEffect, useState, type ComponentType } from 'react';
import { useTranslation } from 'react-i18next';
import { closeDialog, useDialog, type SitePopup } from '#shared/state/dialogs.ts';
import { showToast } from '#shared/state/toasts.ts';
import { loadTexts } from '#shared/i18n/feature-texts.ts';

type Dialogs = ComponentType<{ dialog: SitePopup | undefined }>;

async function loadDialogs(): Promise<Dialogs> {
  const [dialogs] = await Promise.all([
    import('./features/account/account-dialogs.tsx'),
    loadTexts('account', 'forms'),
  ]);
  return dialogs.default;
}

/**
 * The popups that any screen may open. Their code loads with the first one and stays, so that each can fade out. If loading
 * fails, that popup is cancelled and the page stays; the next one tries again.
 */
export function Popups() {
  const { t } = useTranslation('messages');
  const dialog = useDialog();
  const [loaded, setLoaded] = useState<{ Dialogs: Dialogs }>();
  const shown = dialog?.kind === 'own' ? undefined : dialog;
  const isWanted = shown !== undefined && loaded === undefined;

  useEffect(() => {
    if (!isWanted) return undefined;
    let isCurrent = true;
    loadDialogs().then(
      (Dialogs) => isCurrent && setLoaded({ Dialogs }),
      () => {
        if (!isCurrent) return;
        closeDialog();
        showToast('error', t('netError'));
      },
    );
    return () => {
      isCurrent = false;
    };
  }, [isWanted, t]);

  return loaded && <loaded.Dialogs dialog={shown} />;
}
