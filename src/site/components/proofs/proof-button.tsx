import { lazy, Suspense } from 'react';
import { useOwnDialog } from '#shared/state/dialogs.ts';
import { useRequireLogin, usePendingAction } from '#site/session/require-login.ts';
import { useStoredUser } from '#site/session/session.tsx';
import { loadTexts } from '#shared/i18n/feature-texts.ts';
import { Button } from '#shared/ui/button.tsx';

const ProofDialog = lazy(async () => {
  const [dialog] = await Promise.all([import('./proof-dialog.tsx'), loadTexts('orders', 'payment', 'uploads')]);
  return dialog;
});

interface ProofButtonProps {
  orderId: string;
  /** The status of the order or of the vehicle's page. */
  status: number;
  label: string;
  size?: 'small';
}

/** Opens the upload of a payment proof. A visitor has to log in first. */
export function ProofButton({ orderId, status, label, size }: ProofButtonProps) {
  const user = useStoredUser();
  const { isOpen, open, close } = useOwnDialog(`proof-${orderId}`, true);
  const requireLogin = useRequireLogin();
  const action = { name: 'voucher', about: orderId } as const;
  usePendingAction(action, open);
  return (
    <>
      <Button color="secondary" {...(size && { size })} onClick={() => requireLogin(action, open)}>
        {label}
      </Button>
      {isOpen && user && (
        <Suspense fallback={null}>
          <ProofDialog orderId={orderId} status={status} owner={user.email} onClose={close} />
        </Suspense>
      )}
    </>
  );
}
