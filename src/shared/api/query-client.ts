import { MutationCache, onlineManager, QueryCache, QueryClient } from '@tanstack/react-query';
import { ApiFailure } from '#wire/client/failure.ts';
import type { TransportCode } from '#wire/client/transport-error.ts';
import { displayFailure, type FailureDisplay } from './errors.ts';

declare module '@tanstack/react-query' {
  interface Register {
    defaultError: ApiFailure;
  }
}

export interface QueryClientOptions {
  /** Shows or logs failures that no screen shows. */
  onFailure: (display: FailureDisplay, failure: ApiFailure) => void;
  debug?: boolean;
  /** How long an unused answer stays in the cache, in milliseconds. The server caches nothing. */
  storedFor?: number;
}

/** Failures that a retry may not meet. After a timeout the user decides whether to wait again. */
const passing = new Set<number | TransportCode>(['offline', 'unreachable'] satisfies TransportCode[]);
const maxRetries = 2;

export function shouldRetry(failures: number, error: unknown): boolean {
  return failures < maxRetries && error instanceof ApiFailure && passing.has(error.code);
}

/** Marks prefetched queries. Their failure is reported only if the screen, which asks again, meets it too. */
export const prefetchMeta = { isAheadOfScreen: true };

export function createQueryClient({ onFailure, debug = false, storedFor }: QueryClientOptions): QueryClient {
  const report = (error: unknown) => {
    // Anything else is a bug of ours; it goes to the page's error boundary and the console.
    if (error instanceof ApiFailure) onFailure(displayFailure(error, debug), error);
  };
  return new QueryClient({
    queryCache: new QueryCache({ onError: (error, { meta }) => meta !== prefetchMeta && report(error) }),
    mutationCache: new MutationCache({ onError: report }),
    defaultOptions: {
      queries: {
        retry: shouldRetry,
        staleTime: 30_000,
        ...(storedFor !== undefined && { gcTime: storedFor }),
        // Being offline is reported as a failure, which a page can show; a paused query would show nothing.
        networkMode: 'always',
        refetchOnReconnect: true,
        // Buyers pay for their data; returning to a tab is no reason to refetch.
        refetchOnWindowFocus: false,
      },
      // A change is retried below with its idempotency key; never here, where the key would differ.
      mutations: { retry: false, networkMode: 'always' },
    },
  });
}

/**
 * Follows the connection from the start, before the page is rendered or hydrated. Otherwise a missed disconnect would hide
 * the reconnect, and nothing would be refetched.
 */
export function watchConnection(): void {
  onlineManager.setOnline(navigator.onLine);
  onlineManager.subscribe(() => undefined);
}
