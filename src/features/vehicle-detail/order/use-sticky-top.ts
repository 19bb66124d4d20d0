import { useEffect, useState, type CSSProperties } from 'react';

/**
 * Keeps a panel in view. One that is taller than the window stands still once its end is in view, so that its buttons can
 * always be reached.
 */
export function useStickyTop(): { ref: (panel: HTMLElement | null) => void; style: CSSProperties } {
  const [panel, ref] = useState<HTMLElement | null>(null);
  const [height, setHeight] = useState(0);
  useEffect(() => {
    if (!panel) return undefined;
    const watch = new ResizeObserver(() => setHeight(panel.offsetHeight));
    watch.observe(panel);
    return () => watch.disconnect();
  }, [panel]);
  return { ref, style: { '--panel-height': `${height}px` } as CSSProperties };
}
