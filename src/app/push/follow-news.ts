import { useEffect } from 'react';
import { useNavigate } from 'react-router';
import { languageOfPrefix } from '../../../screens/screens.ts';
import type { PageMessage } from '../../service-worker/messages.ts';

/** Leads this page to the order whose message was pressed, and tells the worker that it does. */
export function useFollowNews(): void {
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

/** The message may have been written for this browser in another language; the page stays in its own. */
function belowPrefix(path: string): string {
  const [, prefix, ...below] = path.split('/');
  return languageOfPrefix(prefix) ? `/${below.join('/')}` : path;
}
