import { createElement, use, type ComponentType, type FunctionComponent } from 'react';

export interface LazyScreen<Props extends object = object> extends FunctionComponent<Props> {
  /** Starts loading it. A failure is retried, and reported, when it is shown. */
  preload: () => Promise<void>;
  /** Whether it is loaded, so that it can render at once. */
  isHere: () => boolean;
}

/** How each page of an app is loaded, by its name. */
export type PageLoaders<Name extends string> = Readonly<Record<Name, () => Promise<{ default: ComponentType }>>>;

/**
 * A lazily loaded screen. Once loaded it renders synchronously: React's `lazy` would still show its fallback, and keeps a
 * fallback for 300 ms.
 */
export function lazyScreen<Props extends object>(
  load: () => Promise<{ default: ComponentType<Props> }>,
): LazyScreen<Props> {
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
      // React reads the state of a promise from these fields, and need not wait if it is resolved.
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
