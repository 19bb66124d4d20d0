/** A server cannot start. The message is one line, for whoever started it. */
export class StartRefused extends Error {
  override readonly name = 'StartRefused';
}

export const loopback = '127.0.0.1';

/** Runs a server's start. What it refuses by itself is told in one line; anything else is an error of ours. */
export async function startOrExplain(start: () => Promise<void>): Promise<void> {
  try {
    await start();
  } catch (error) {
    if (!(error instanceof StartRefused)) throw error;
    console.error(error.message);
    // What was started before the refusal would keep the process alive.
    process.exit(1);
  }
}

export function portFrom(variable: string, usual: number): number {
  const text = process.env[variable];
  if (text === undefined || text === '') return usual;
  const port = Number(text);
  if (Number.isInteger(port) && port >= 0 && port <= 65_535) return port;
  throw new StartRefused(`${variable} is '${text}': set it to a port, 0 to 65535.`);
}

/** Tells a port in use, or one not allowed, from other errors of `listen`. */
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
    throw error;
  }
}
