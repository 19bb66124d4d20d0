import { useEffect, useEffectEvent } from 'react';
import { useNavigate, useSearchParams } from 'react-router';
import { openLogin } from '../../app/dialogs.ts';
import { useSession } from '../../app/session.tsx';
import { readBackUrl } from './back-url.ts';

export const backUrlParameter = 'backUrl';

/** A page that is opened with a `backUrl` asks for the login first; whoever is logged in is led on at once. */
export function useBackUrl(): void {
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
