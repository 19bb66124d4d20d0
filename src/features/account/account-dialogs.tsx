import { useState } from 'react';
import type { SitePopup } from '../../app/dialogs.ts';
import { MuiTheme } from '../../ui/mui-theme.tsx';
import { AccountDialog } from './account-dialog.tsx';
import { AskLoginDialog } from './ask-login-dialog.tsx';
import type { PopupProps } from './popup-props.ts';
import { VerifyEmailDialog } from './verify-email-dialog.tsx';

/** Shows the popup that is open, and the last one until it has faded out. */
export default function AccountDialogs({ dialog }: { dialog: SitePopup | undefined }) {
  const [shown, setShown] = useState(dialog);
  if (dialog && dialog !== shown) setShown(dialog);
  if (!shown) return null;
  return (
    <MuiTheme>
      <Popup dialog={shown} isOpen={dialog !== undefined} onExited={() => setShown(undefined)} />
    </MuiTheme>
  );
}

function Popup({ dialog, ...rest }: PopupProps & { dialog: SitePopup }) {
  if (dialog.kind === 'account') return <AccountDialog {...rest} dialog={dialog} />;
  if (dialog.kind === 'verifyEmail') return <VerifyEmailDialog {...rest} dialog={dialog} />;
  return <AskLoginDialog {...rest} reason={dialog.kind} />;
}
