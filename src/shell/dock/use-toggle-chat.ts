import { useNavigate } from 'react-router';
import { openLogin } from '../../app/dialogs.ts';
import { closeLiveChat, openLiveChat, useLiveChat } from '../../app/live-chat.ts';
import { useSession } from '../../app/session.tsx';
import { paths } from '../../routing/paths.ts';

/** Opens and closes the live chat. A visitor comes home and is asked to log in, after which it opens by itself. */
export function useToggleChat(): () => void {
  const { user } = useSession();
  const isOpen = useLiveChat() === 'whole';
  const navigate = useNavigate();
  return () => {
    if (!user) {
      void navigate(paths.home());
      openLogin();
    } else if (isOpen) closeLiveChat();
    else openLiveChat();
  };
}
