import { beforeEach, inject, vi } from 'vitest';

declare module 'vitest' {
  interface ProvidedContext {
    /** The moment at which a project's clock stands. */
    moment: string;
  }
}

function stopClock(): void {
  vi.useFakeTimers({ now: new Date(inject('moment')), toFake: ['Date'] });
}

// At once, since some modules look at the clock when they are loaded.
stopClock();
beforeEach(stopClock);
