/** An event of a socket: the text of a message, or its close code. */
export type Arrival = { text: string } | { closed: number };

export interface Line {
  send(text: string): void;
  /** The next arrival; undefined if none comes in time. After the close it is the close again. */
  next(): Promise<Arrival | undefined>;
  close(): void;
}

/** Connects; resolves to the reason if nothing accepts sockets there. */
export async function openLine(url: string, timeout: number): Promise<Line | string> {
  const socket = new WebSocket(url);
  const arrived: Arrival[] = [];
  let wake: (() => void) | undefined;
  const take = (arrival: Arrival) => {
    arrived.push(arrival);
    wake?.();
  };
  socket.addEventListener('message', ({ data }) =>
    take({ text: typeof data === 'string' ? data : '(a message of bytes)' }),
  );
  socket.addEventListener('close', ({ code }) => take({ closed: code }));
  const isOpen = await new Promise<boolean>((resolve) => {
    const timer = setTimeout(resolve, timeout, false);
    const settle = (value: boolean) => {
      clearTimeout(timer);
      resolve(value);
    };
    socket.addEventListener('open', () => settle(true));
    socket.addEventListener('error', () => settle(false));
  });
  if (!isOpen) {
    socket.close();
    return `nothing accepts a WebSocket at ${url}`;
  }
  async function next(): Promise<Arrival | undefined> {
    const [first] = arrived;
    if (first && 'closed' in first) return first;
    if (first) return arrived.shift();
    const timedOut = await new Promise<boolean>((resolve) => {
      const timer = setTimeout(resolve, timeout, true);
      wake = () => {
        clearTimeout(timer);
        resolve(false);
      };
    });
    return timedOut ? undefined : next();
  }
  return { send: (text) => socket.send(text), next, close: () => socket.close() };
}
