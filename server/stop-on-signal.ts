import type { RunningServer } from '#server/start-server.ts';

/** Orchestrators kill a process that has not stopped after ten seconds or more. */
const longestStop = 8500;
const longestRelease = 500;

/** Stops the server on a signal. A second signal, or a timeout, ends it without waiting for calls and jobs. */
export function stopOnSignal(server: RunningServer): void {
  const { log } = server.services;
  let isStopping = false;
  const giveUp = () => {
    setTimeout(() => process.exit(1), longestRelease);
    server.releaseJobs().then(
      () => process.exit(1),
      (error: unknown) => {
        log.error({ err: error }, 'the claims of jobs could not be released');
        process.exit(1);
      },
    );
  };
  const begin = (signal: string) => {
    if (isStopping) return giveUp();
    isStopping = true;
    log.info({ signal }, 'stopping');
    setTimeout(() => {
      log.error({ signal }, 'not stopped in time');
      giveUp();
    }, longestStop).unref();
    server.stop().then(
      () => process.exit(0),
      (error: unknown) => {
        log.error({ err: error }, 'stopping failed');
        giveUp();
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
