import { useEffect, useEffectEvent, type RefObject } from 'react';

/** Calls back on a press outside of an open popover, or on Escape. */
export function useDismissal(isOpen: boolean, popover: RefObject<HTMLElement | null>, dismiss: () => void): void {
  const onPress = useEffectEvent((event: PointerEvent) => {
    if (!popover.current?.contains(event.target as Node)) dismiss();
  });
  const onKey = useEffectEvent((event: KeyboardEvent) => {
    if (event.key === 'Escape' && !event.defaultPrevented) dismiss();
  });
  useEffect(() => {
    if (!isOpen) return undefined;
    const controller = new AbortController();
    document.addEventListener('pointerdown', onPress, controller);
    document.addEventListener('keydown', onKey, controller);
    return () => controller.abort();
  }, [isOpen]);
}
