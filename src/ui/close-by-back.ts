import { useEffect, useEffectEvent } from 'react';

/** Closes by a phone's way back, and by Escape; browsers without it leave the page instead, as they do everywhere. */
interface CloseWatcher extends EventTarget {
  destroy: () => void;
}

/** What is open closes by the way back of the phone, which then does not leave the page. */
export function useCloseByBack(isOpen: boolean, onClose: () => void): void {
  const close = useEffectEvent(onClose);
  useEffect(() => {
    const { CloseWatcher: Watcher } = globalThis as { CloseWatcher?: new () => CloseWatcher };
    if (!isOpen || !Watcher) return undefined;
    let watcher: CloseWatcher;
    const arm = () => {
      watcher = new Watcher();
      watcher.addEventListener('close', () => {
        close();
        // It may have reasons to stay open.
        arm();
      });
    };
    arm();
    return () => watcher.destroy();
  }, [isOpen]);
}
