import type { WebSocket } from '@fastify/websocket';
import type { ChatAbout } from '#generated/client/types.gen.ts';
import { chatSocket, type ChatSocketSends } from '#generated/sockets.ts';
import { readSetting } from '#server/platform/calls/versioned-setting.ts';
import { incrementCount } from '#server/platform/calls/rate-limit.ts';
import type { Services } from '#server/platform/services.ts';
import { readPass } from '#server/platform/secrets/signed-pass.ts';
import { awayText, chatHours } from './chat-hours.ts';
import { type ChatUser, readChatUser } from './chat-user.ts';
import { readAfter, readBefore, tidyText, writeMessage } from './messages.ts';
import { readChat } from './read-chat.ts';
import { isTyping, saveReadPosition, saveTyping } from './read-marks.ts';
import type { Database } from '#server/platform/database/tables.ts';

export interface ChatDesk {
  services: Services;
  /** Logs our own failures, never messages or tokens. */
  log: { error: (details: object, message: string) => void };
  /** Milliseconds between heartbeats. */
  pulse: number;
}

const { closes } = chatSocket;
/** A message of the client that fits the contract. */
type Received = NonNullable<ReturnType<typeof chatSocket.parseReceived>>;

const openWithin = 10_000;
const historyLength = 50;
const minute = 60_000;
const messagesPerMinute = 20;
const framesPerMinute = 120;
const socketsPerAccount = 10;
/** A client with more unread bytes counts as gone. */
const unreadBytes = 1024 * 1024;

/** Serves a buyer's socket from first frame to close. */
export class Connection {
  readonly #socket: WebSocket;
  readonly #desk: ChatDesk;
  #deadline: NodeJS.Timeout | undefined;
  #heartbeat: NodeJS.Timeout | undefined;
  #chatter: ChatUser | undefined;
  #unfollow: (() => void) | undefined;
  /** Id of the last message sent to this socket. */
  #lastId = 0;
  /** The staff's read position last sent to this socket. */
  #readUpTo = 0;
  /** The staff's typing time last sent to this socket. */
  #typedAt = 0;
  #work: Promise<void> = Promise.resolve();
  #isPullWaiting = false;
  #isAlive = true;
  #isRefused = false;
  #frames = { since: 0, count: 0 };

  constructor(socket: WebSocket, desk: ChatDesk) {
    this.#socket = socket;
    this.#desk = desk;
  }

  start(): void {
    const socket = this.#socket;
    this.#deadline = setTimeout(() => this.#refuse(closes.neverOpened), openWithin);
    this.#heartbeat = setInterval(() => this.#beat(), this.#desk.pulse);
    socket.on('message', (data, isBinary) => this.#take(Buffer.isBuffer(data) && !isBinary ? data.toString() : ''));
    socket.on('pong', () => {
      this.#isAlive = true;
    });
    socket.on('close', () => this.#stop());
  }

  #stop(): void {
    clearTimeout(this.#deadline);
    clearInterval(this.#heartbeat);
    this.#unfollow?.();
  }

  /** Handles frames one after another, in order of arrival. */
  #take(text: string): void {
    const frame = chatSocket.parseReceived(text);
    if (!frame) return this.#refuse(closes.malformed);
    if (this.#isTooBusy()) return this.#refuse(closes.tooMany);
    this.#queue(() => this.#serve(frame));
  }

  /** Resolves when all received frames are handled. */
  get work(): Promise<void> {
    return this.#work;
  }

  /** Closes the socket and drops queued frames: the page is open and resends messages that were not echoed. */
  #refuse(code: number): void {
    this.#isRefused = true;
    this.#socket.close(code);
  }

  #queue(task: () => Promise<void>): void {
    this.#work = this.#runAfter(this.#work, task);
  }

  /** Also runs after the other side has closed: a closed page cannot resend its last message. */
  async #runAfter(earlier: Promise<void>, task: () => Promise<void>): Promise<void> {
    await earlier;
    if (this.#isRefused) return;
    try {
      await task();
    } catch (error) {
      this.#desk.log.error({ err: error }, 'a chat socket failed');
      this.#refuse(1011);
    }
  }

  #isTooBusy(): boolean {
    const now = Date.now();
    if (now - this.#frames.since > minute) this.#frames = { since: now, count: 0 };
    this.#frames.count += 1;
    return this.#frames.count > framesPerMinute;
  }

  async #serve(frame: Received): Promise<void> {
    if (frame.type === 'open') {
      return this.#chatter ? this.#refuse(closes.malformed) : this.#open(frame);
    }
    if (!this.#chatter) return this.#refuse(closes.malformed);
    if (frame.type === 'send') return this.#write(this.#chatter, frame);
    if (frame.type === 'read') return this.#saveReadPosition(this.#chatter, frame.upTo);
    if (frame.type === 'typing') return this.#saveTyping(this.#chatter);
    if (this.#isGone) return;
    const page = await readBefore(this.#database, this.#chatter.accountId, historyLength, frame.before);
    return this.#send({ type: 'older', ...page });
  }

  async #open({ token, after, language = 'en' }: Received & { type: 'open' }): Promise<void> {
    const { services } = this.#desk;
    const holder = readPass(services.secret, 'chat', token, services.clock());
    const chatter = holder && (await readChatUser(this.#database, holder));
    if (!chatter) return this.#refuse(closes.tokenRefused);
    const { accountId, userName, loginName } = chatter;
    if (services.hub.countFollowers(accountId) >= socketsPerAccount) return this.#refuse(closes.tooMany);
    clearTimeout(this.#deadline);
    this.#chatter = chatter;
    // Subscribe before reading the history, so that no message in between is lost.
    this.#unfollow = services.hub.follow(accountId, () => this.#pullSoon());
    if (this.#isGone) this.#unfollow();
    const history =
      after === undefined
        ? await readBefore(this.#database, accountId, historyLength)
        : // What else was missed follows as single messages.
          { messages: await readAfter(this.#database, accountId, after, historyLength), hasOlder: after > 0 };
    this.#lastId = history.messages.at(-1)?.id ?? after ?? 0;
    this.#readUpTo = (await readChat(this.#database, accountId))?.staffReadId ?? 0;
    const away = awayText(await readSetting(this.#database, chatHours), language, services.clock());
    const opened = { userName, loginName, ...history, readUpTo: this.#readUpTo, ...(away && { away }) };
    this.#send({ type: 'opened', ...opened });
    this.#pullSoon();
  }

  async #write({ accountId, sessionId }: ChatUser, frame: Received & { type: 'send' }): Promise<void> {
    const { services } = this.#desk;
    const { key } = frame;
    const tidy = tidyText(frame.text);
    if ('reason' in tidy) return this.#send({ type: 'refused', key, reason: tidy.reason });
    const now = services.clock();
    const count = services.limits ? await incrementCount(this.#database, `chat:${accountId}`, minute, now) : 0;
    if (count > messagesPerMinute) return this.#send({ type: 'refused', key, reason: 'tooFast' });
    if (!(await readChatUser(this.#database, { accountId, sessionId }))) {
      return this.#refuse(closes.tokenRefused);
    }
    const about = await existingContext(this.#database, accountId, frame.about);
    const draft = { accountId, sender: 'buyer', text: tidy.text, clientKey: key, about } as const;
    await this.#database.transaction().execute((transaction) => writeMessage(transaction, draft, now));
    services.hub.notify(accountId);
  }

  async #saveReadPosition({ accountId }: ChatUser, upTo: number): Promise<void> {
    await saveReadPosition(this.#database, accountId, 'buyer', upTo);
  }

  async #saveTyping({ accountId }: ChatUser): Promise<void> {
    await saveTyping(this.#database, accountId, 'buyer', this.#desk.services.clock());
  }

  #pullSoon(): void {
    if (this.#isPullWaiting) return;
    this.#isPullWaiting = true;
    this.#queue(() => {
      this.#isPullWaiting = false;
      return this.#pull();
    });
  }

  async #pull(): Promise<void> {
    if (!this.#chatter || this.#isGone) return;
    let messages;
    do {
      messages = await readAfter(this.#database, this.#chatter.accountId, this.#lastId, historyLength);
      for (const message of messages) this.#send({ type: 'message', message });
      this.#lastId = messages.at(-1)?.id ?? this.#lastId;
    } while (messages.length === historyLength);
    await this.#pullMarks(this.#chatter);
  }

  /** Sends read position and typing state, once per change. */
  async #pullMarks({ accountId }: ChatUser): Promise<void> {
    const chat = await readChat(this.#database, accountId);
    if (!chat) return;
    if (chat.staffReadId > this.#readUpTo) {
      this.#readUpTo = chat.staffReadId;
      this.#send({ type: 'read', upTo: chat.staffReadId });
    }
    const typedAt = chat.staffTypingAt?.getTime() ?? 0;
    if (typedAt > this.#typedAt && isTyping(chat.staffTypingAt, this.#desk.services.clock())) {
      this.#typedAt = typedAt;
      this.#send({ type: 'typing' });
    }
  }

  /** Closes the socket if it is dead or logged out, and picks up messages whose notification was lost. */
  #beat(): void {
    if (!this.#isAlive) return this.#socket.terminate();
    this.#isAlive = false;
    this.#socket.ping();
    const chatter = this.#chatter;
    if (!chatter) return;
    this.#queue(async () => {
      if (await readChatUser(this.#database, chatter)) return this.#pull();
      this.#refuse(closes.tokenRefused);
    });
  }

  #send(frame: ChatSocketSends): void {
    if (this.#socket.bufferedAmount > unreadBytes) return this.#socket.terminate();
    this.#socket.send(JSON.stringify(frame));
  }

  get #isGone(): boolean {
    return this.#socket.readyState !== this.#socket.OPEN;
  }

  get #database() {
    return this.#desk.services.database;
  }
}

/** Drops what does not exist from a page's context: the vehicle must be in stock, the order must be the buyer's own. */
export async function existingContext(
  database: Database,
  accountId: string,
  about: Partial<Record<keyof ChatAbout, string | undefined>> = {},
): Promise<ChatAbout> {
  const { vehicleId, orderId } = about;
  const vehicle =
    vehicleId === undefined
      ? undefined
      : await database
          .selectFrom('vehicle')
          .select('id')
          .where('id', '=', vehicleId)
          .where('stage', '<>', 'draft')
          .executeTakeFirst();
  const order =
    orderId === undefined
      ? undefined
      : await database
          .selectFrom('orders')
          .select('id')
          .where('id', '=', orderId)
          .where('account_id', '=', accountId)
          .executeTakeFirst();
  return { ...(vehicle && { vehicleId: vehicle.id }), ...(order && { orderId: order.id }) };
}
