import { api } from '../api/api.ts';
import { confirm } from './confirm.ts';
import { useSession } from './session.tsx';

/** Logs the user out of this browser once they have confirmed it, whatever the server says to it, and goes on from there. */
export function useLogOut(goOn: () => void = () => location.reload()): () => Promise<void> {
  const { logOut } = useSession();
  return async () => {
    if (!(await confirm('logOut'))) return;
    await api.logOut();
    logOut();
    goOn();
  };
}
