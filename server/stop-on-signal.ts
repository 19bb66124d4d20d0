import type { RunningServer } from '#server/start-server.ts';

/** Orchestrators kill a process that has not stopped after ten seconds or more. */
const longestStop = 9000;

/** Stops the server on a signal. A second signal, or a timeout, ends it at once. */
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
  // A bug of ours or of a library must not end other buyers' calls. Each call changes data in one transaction, so
  // nothing is left half done.
  for (const event of ['unhandledRejection', 'uncaughtException']) {
    process.on(event, (reason: unknown) => log.error({ err: reason }, 'an unhandled error'));
  }
}
