import type { RunningServer } from '../start-server.ts';

/** An orchestrator kills what has not stopped after ten seconds or more. */
const longestStop = 9000;

/** Stops the server when it is asked to; a second signal, or too long a wait, ends it at once. */
export function stopOnSignal(server: RunningServer): void {
  const { log } = server.services;
  let isStopping = false;
  const begin = (signal: string) => {
    if (isStopping) process.exit(1);
    isStopping = true;
    log.info({ signal }, 'stopping');
    setTimeout(() => {
      log.error({ signal }, 'not stopped in time');
      process.exit(1);
    }, longestStop).unref();
    server.stop().then(
      () => process.exit(0),
      (error: unknown) => {
        log.error({ err: error }, 'stopping failed');
        process.exit(1);
      },
    );
  };
  process.on('SIGINT', begin);
  process.on('SIGTERM', begin);
  // A promise that nobody waited for is a mistake of ours, but not one that other buyers' calls should end for.
  process.on('unhandledRejection', (reason) => log.error({ err: reason }, 'a failure that nobody handled'));
}
