import { createStore, useStore } from '#shared/state/store.ts';

/** How often a refresh of the About content was requested: by the footer's link, and by the privacy policy. */
const refreshes = createStore(0);

export function refreshAbout(): void {
  refreshes.set(refreshes.get() + 1);
}

export function useAboutRefreshes(): number {
  return useStore(refreshes);
}
