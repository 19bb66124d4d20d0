/** A server cannot start. The message is one line, for whoever started it; a cause is for the log. */
export class StartRefused extends Error {
  override readonly name = 'StartRefused';
}

export const loopback = '127.0.0.1';

export function portFrom(variable: string, usual: number): number {
  const text = process.env[variable];
  if (text === undefined || text === '') return usual;
  const port = Number(text);
  if (Number.isInteger(port) && port >= 0 && port <= 65_535) return port;
  throw new StartRefused(`${variable} is '${text}': set it to a port, 0 to 65535.`);
}

/** Tells a port in use, one not allowed, and an address that is not here from other errors of `listen`. */
export async function claimPort<T>(port: number, variable: string, listen: () => Promise<T>): Promise<T> {
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
    if (['EADDRNOTAVAIL', 'ENOTFOUND', 'EAI_AGAIN', 'EINVAL'].includes(code ?? '')) {
      const host = process.env['HOST'] || loopback;
      throw new StartRefused(`HOST is '${host}', no address of this machine: set it to one, or to 0.0.0.0 for all.`);
    }
    throw error;
  }
}
