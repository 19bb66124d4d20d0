import { useEffect, useEffectEvent, useRef } from 'react';
import { useNavigate, useSearchParams } from 'react-router';
import { openDialog, openLogin } from '../../app/dialogs.ts';
import { useSession } from '../../app/session.tsx';
import { paths } from '../../paths.ts';
import { backUrlParameter, readBackUrl } from './back-url.ts';
import { useLoginReminder } from './login-reminder.ts';

/** What happens about logins on every page, with nothing to see. */
export function AccountCare() {
  useFreshUser();
  useBackUrl();
  useLoginReminder();
  return null;
}

/** Asks again who is logged in when the page has loaded. A user whom the server refuses is out, at home, and told so. */
function useFreshUser(): void {
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

/** A page that is opened with a `backUrl` asks for the login first; whoever is logged in is led on at once. */
function useBackUrl(): void {
  const [search] = useSearchParams();
  const given = search.get(backUrlParameter);
  const { user } = useSession();
  const navigate = useNavigate();

  const follow = useEffectEvent((backUrl: string) => {
    if (!user) {
      openLogin(backUrl);
      return;
    }
    const target = readBackUrl(backUrl, location.origin);
    if (target !== undefined) void navigate(target, { replace: true });
  });

  useEffect(() => {
    if (given) follow(given);
  }, [given]);
}
