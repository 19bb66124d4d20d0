import { WebSocket } from 'ws';
import { chatSocket, type ChatSocketReceives } from '#generated/sockets.ts';

type Frame = NonNullable<ReturnType<typeof chatSocket.parseSent>>;
export type Message = (Frame & { type: 'message' })['message'];

/** Simulates a buyer's page with a real socket that collects what it receives, which must fit the contract. */
export class Tab {
  readonly #socket: WebSocket;
  readonly frames: Frame[] = [];
  closed: number | undefined;

  constructor(address: string) {
    this.#socket = new WebSocket(address);
    this.#socket.on('message', (data) => {
      const text = (data as Buffer).toString();
      const frame = chatSocket.parseSent(text);
      if (!frame) throw new Error(`The contract has no such message: ${text}`);
      this.frames.push(frame);
    });
    this.#socket.on('close', (code) => {
      this.closed = code;
    });
    this.#socket.on('error', () => undefined);
  }

  /** Connects and sends its token. */
  static async open(address: string, token: string, after?: number): Promise<Tab> {
    const tab = new Tab(address);
    await tab.send({ type: 'open', token, ...(after !== undefined && { after }) });
    return tab;
  }

  async send(frame: ChatSocketReceives): Promise<void> {
    await this.sendRaw(JSON.stringify(frame));
  }

  async sendRaw(data: string | Buffer): Promise<void> {
    const socket = this.#socket;
    if (socket.readyState === socket.CONNECTING) await new Promise((resolve) => socket.once('open', resolve));
    socket.send(data);
  }

  /** Stops sending and receiving, like a phone in a tunnel. */
  freeze(): void {
    this.#socket.pause();
  }

  close(): void {
    this.#socket.close();
  }

  /** The messages in order of arrival. */
  get messages(): Message[] {
    return this.frames.flatMap((frame) => {
      if (frame.type === 'opened') return frame.messages;
      return frame.type === 'message' ? [frame.message] : [];
    });
  }

  get texts(): string[] {
    return this.messages.map(({ text }) => text);
  }
}
