import { createElement, use, type ComponentType, type FunctionComponent } from 'react';

export interface LateScreen<Props extends object = object> extends FunctionComponent<Props> {
  /** Begins to fetch it. What fails is tried again, and told, when it is shown. */
  preload: () => Promise<void>;
  /** Whether it is there, so that it can be shown at once. */
  isHere: () => boolean;
}

/**
 * A screen whose code comes when it is first wanted. Once it is there it is shown at once: React's own `lazy` would
 * show what stands in its place even then, and React leaves that for 300 ms.
 */
export function lateScreen<Props extends object>(
  load: () => Promise<{ default: ComponentType<Props> }>,
): LateScreen<Props> {
  const kept: { coming?: Promise<ComponentType<Props>> | undefined; isHere?: boolean } = {};

  async function fetchPage(): Promise<ComponentType<Props>> {
    return (await load()).default;
  }

  function comingPage(): Promise<ComponentType<Props>> {
    kept.coming ??= fetchPage();
    return kept.coming;
  }

  async function preload(): Promise<void> {
    const coming = comingPage();
    try {
      const value = await coming;
      // React reads from these what has come of a promise, and need not wait where it is there already.
      void Object.assign(coming, { status: 'fulfilled', value });
      kept.isHere = true;
    } catch {
      kept.coming = undefined;
    }
  }

  function Screen(props: Props) {
    return createElement(use(comingPage()), props);
  }

  return Object.assign(Screen, { preload, isHere: () => kept.isHere === true });
}
