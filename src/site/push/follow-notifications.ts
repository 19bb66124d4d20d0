import { useEffect } from 'react';
import { useNavigate } from 'react-router';
import { languageOfPrefix } from '#screens/screens.ts';
import type { PageMessage } from '../service-worker/messages.ts';

/** Opens the order of a clicked notification in this page, and confirms that to the worker. */
export function useFollowNotifications(): void {
  const navigate = useNavigate();
  useEffect(() => {
    const workers = (navigator as Partial<Navigator>).serviceWorker;
    const follow = ({ data, ports }: MessageEvent<PageMessage>) => {
      if (data.is !== 'open') return;
      ports[0]?.postMessage('led');
      void navigate(belowPrefix(data.path));
    };
    workers?.addEventListener('message', follow);
    return () => workers?.removeEventListener('message', follow);
  }, [navigate]);
}

/** The notification may be in another language; the page keeps its own. */
function belowPrefix(path: string): string {
  const [, prefix, ...below] = path.split('/');
  return languageOfPrefix(prefix) ? `/${below.join('/')}` : path;
}
