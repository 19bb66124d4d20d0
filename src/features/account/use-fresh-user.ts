import { useEffect, useEffectEvent, useRef } from 'react';
import { useNavigate } from 'react-router';
import { openDialog } from '../../app/dialogs.ts';
import { useSession } from '../../app/session.tsx';
import { paths } from '../../routing/paths.ts';

/** Asks again who is logged in when the page has loaded. A user whom the server refuses is out, at home, and told so. */
export function useFreshUser(): void {
  const { refreshUser } = useSession();
  const navigate = useNavigate();
  const hasAsked = useRef(false);

  const ask = useEffectEvent(async () => {
    if ((await refreshUser()) !== 'refused') return;
    await navigate(paths.home(), { replace: true });
    openDialog({ kind: 'expired' });
  });

  useEffect(() => {
    if (hasAsked.current) return;
    hasAsked.current = true;
    void ask();
  }, []);
}
