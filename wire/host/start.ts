/** A server cannot start. The message is one line for the person who started it; the cause goes to the log. */
export class StartRefused extends Error {
  override readonly name = 'StartRefused';
}

export const loopback = '127.0.0.1';

/**
 * Tells these apart from other errors of `listen`: a port in use, a forbidden port, and an address of another machine.
 */
export async function claimPort<T>(
  port: number,
  variable: string,
  listen: () => Promise<T>,
  host = loopback,
): Promise<T> {
  try {
    return await listen();
  } catch (error) {
    const { code, message } = error as NodeJS.ErrnoException;
    // Vite reports it only in its message.
    const isTaken = code === 'EADDRINUSE' || message.includes('already in use');
    if (isTaken)
      throw new StartRefused(`Port ${port} is in use: stop what listens there, or set ${variable} to another.`);
    if (code === 'EACCES') throw new StartRefused(`Port ${port} is not allowed: set ${variable} to one above 1023.`);
    if (['EADDRNOTAVAIL', 'ENOTFOUND', 'EAI_AGAIN', 'EINVAL'].includes(code ?? ''))
      throw new StartRefused(`HOST is '${host}', no address of this machine: set it to one, or to 0.0.0.0 for all.`);
    throw error;
  }
}

/** The default folder for a server's files. */
export const defaultDataDir = '.gariport';

/** Refuses a data folder, unless the fault is a limit of the machine. */
export function refuseFolder(dataDir: string, error: unknown): StartRefused {
  const { code } = error as NodeJS.ErrnoException;
  const message = `The data folder ${dataDir} cannot be used (${code}): set DATA_DIR to one that is writable.`;
  return machineFault(error) ?? new StartRefused(message);
}

/** New keys in a mistyped folder would leave the old ones in use. */
export function nothingToRotate(dataDir: string, fileName: string): StartRefused {
  return new StartRefused(`${dataDir} has no ${fileName}, so no key was rotated: name the folder that has it.`);
}

/** Names a limit of the machine, which another folder or address would not solve; undefined for other errors. */
export function machineFault(error: unknown): StartRefused | undefined {
  const { code = '', message = '' } = Object(error) as { code?: unknown; message?: string };
  const text = `${String(code)} ${message}`;
  if (/\b(?:EMFILE|ENFILE)\b|too many open files|no file descriptors available/i.test(text)) {
    return new StartRefused(
      'Too many files are open: raise the limit, by `ulimit -n 65536` or LimitNOFILE=65536 in the service, and start again.',
    );
  }
  if (/\b(?:ENOSPC|EDQUOT)\b|no space left on device/i.test(text)) {
    return new StartRefused('The disk is full: free some space where DATA_DIR is, and start again.');
  }
  return undefined;
}
