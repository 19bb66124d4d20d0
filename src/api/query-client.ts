import { MutationCache, onlineManager, QueryCache, QueryClient } from '@tanstack/react-query';
import { ApiFailure } from '../../wire/client/failure.ts';
import type { TransportCode } from '../../wire/client/transport-error.ts';
import { displayFailure, type FailureDisplay } from './errors.ts';

declare module '@tanstack/react-query' {
  interface Register {
    defaultError: ApiFailure;
  }
}

export interface QueryClientOptions {
  /** Shows or logs what no screen shows. */
  onFailure: (display: FailureDisplay, failure: ApiFailure) => void;
  debug?: boolean;
  /** How long an answer is kept that no screen shows, in milliseconds. On the server nothing is kept. */
  keptFor?: number;
}

/** Failures that the next attempt may not meet. Whoever has waited for a timeout decides themselves to wait again. */
const passing = new Set<number | TransportCode>(['offline', 'unreachable'] satisfies TransportCode[]);
const maxRetries = 2;

export function shouldRetry(failures: number, error: unknown): boolean {
  return failures < maxRetries && error instanceof ApiFailure && passing.has(error.code);
}

/** Marks what is asked before there is a screen. Its failure is told where the screen, which asks again, meets it too. */
export const aheadOfScreen = { isAheadOfScreen: true };

export function createQueryClient({ onFailure, debug = false, keptFor }: QueryClientOptions): QueryClient {
  const report = (error: unknown) => {
    // Anything else is a fault of ours; it goes to the page's error boundary and the console.
    if (error instanceof ApiFailure) onFailure(displayFailure(error, debug), error);
  };
  return new QueryClient({
    queryCache: new QueryCache({ onError: (error, { meta }) => meta !== aheadOfScreen && report(error) }),
    mutationCache: new MutationCache({ onError: report }),
    defaultOptions: {
      queries: {
        retry: shouldRetry,
        staleTime: 30_000,
        ...(keptFor !== undefined && { gcTime: keptFor }),
        // Offline is told as a failure, which a page can show; a query that waits in silence shows nothing.
        networkMode: 'always',
        refetchOnReconnect: true,
        // Buyers pay for their data; coming back to a tab is no reason to load it anew.
        refetchOnWindowFocus: false,
      },
      // A change is asked again by its idempotency key, below; never here, where the key would be another.
      mutations: { retry: false, networkMode: 'always' },
    },
  });
}

/**
 * Follows the line from the start, before the page is drawn or taken over: whoever missed that it broke would take its
 * return for nothing new, and ask for nothing again.
 */
export function watchLine(): void {
  onlineManager.setOnline(navigator.onLine);
  onlineManager.subscribe(() => undefined);
}
