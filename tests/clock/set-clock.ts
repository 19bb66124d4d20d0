import { beforeEach, inject, vi } from 'vitest';

declare module 'vitest' {
  interface ProvidedContext {
    /** The fixed time of a project's clock. */
    moment: string;
  }
}

function stopClock(): void {
  vi.useFakeTimers({ now: new Date(inject('moment')), toFake: ['Date'] });
}

// Set immediately, because some modules read the clock when they are loaded.
stopClock();
beforeEach(stopClock);
