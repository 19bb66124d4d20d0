import { BProgress } from '@bprogress/core';
import { progressMarkup } from './trusted-scripts.ts';

const progressOptions = { speed: 500, trickleSpeed: 200, minimum: 0.3 } as const;

BProgress.configure({
  ...progressOptions,
  showSpinner: false,
  // The only markup that the page's policy allows as HTML.
  template: progressMarkup,
  barSelector: '[data-bar]',
});

export function startProgress(): void {
  BProgress.start();
}

export function endProgress(): void {
  BProgress.done();
}
