import progress from 'nprogress';
import { progressMarkup } from './progress-markup.ts';

export const progressOptions = { speed: 500, trickleSpeed: 200, minimum: 0.3 } as const;

progress.configure({
  ...progressOptions,
  showSpinner: false,
  // The library's own markup carries a role that does not exist.
  template: progressMarkup,
  barSelector: '[data-bar]',
});

export function startProgress(): void {
  progress.start();
}

export function endProgress(): void {
  progress.done();
}
