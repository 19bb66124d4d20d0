/** A server cannot start. The message is one line, for whoever started it; a cause is for the log. */
export class StartRefused extends Error {
  override readonly name = 'StartRefused';
}

export const loopback = '127.0.0.1';

/** Tells a port in use, one not allowed, and an address that is not here from other errors of `listen`. */
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
    // Vite says it in words alone.
    const isTaken = code === 'EADDRINUSE' || message.includes('already in use');
    if (isTaken)
      throw new StartRefused(`Port ${port} is in use: stop what listens there, or set ${variable} to another.`);
    if (code === 'EACCES')
      throw new StartRefused(`Port ${port} is not allowed to you: set ${variable} to one above 1023.`);
    if (['EADDRNOTAVAIL', 'ENOTFOUND', 'EAI_AGAIN', 'EINVAL'].includes(code ?? ''))
      throw new StartRefused(`HOST is '${host}', no address of this machine: set it to one, or to 0.0.0.0 for all.`);
    throw error;
  }
}

/** Where a server keeps its files when nothing else is said. */
export const defaultDataDir = '.gariport';
