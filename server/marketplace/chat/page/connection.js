// @ts-check

/** Opens the connection to the server, reopens it when lost, and tracks the last message received. */

const longestDelay = 30_000;
/** Opening takes several round trips, each of which may take seconds on a slow network. */
const openWithin = 30_000;
const answerWithin = 10_000;
/** @typedef {typeof import('#generated/sockets.ts').chatSocket} Contract */

/** @satisfies {Contract['path']} */
const path = '/chat/socket';
/** After these close codes a retry does not help. */
/** @satisfies {Contract['closes']['tokenRefused']} */
const tokenRefused = 4401;
/** @satisfies {Contract['closes']['tooMany']} */
const tooMany = 4429;

/** @typedef {import('#generated/sockets.ts').ChatSocketSends} Sent */
/** @typedef {import('#generated/sockets.ts').ChatSocketReceives} Received */

/**
 * @param {object} options
 * @param {(frame: Sent) => void} options.onFrame
 * @param {(state: 'connecting' | 'open' | 'offline' | 'expired' | 'tooMany') => void} options.onState
 * @param {() => void} options.requestToken
 */
export function createConnection({ onFrame, onState, requestToken }) {
  /** @type {WebSocket | undefined} */
  let socket;
  let isOpen = false;
  let token = '';
  /** Whether a token was requested since the connection was last open. */
  let hasAsked = false;
  let isLoggedOut = false;
  /** @type {number | undefined} */
  let lastId;
  let attempts = 0;
  let checks = 0;
  let answeredChecks = 0;
  /** @type {ReturnType<typeof setTimeout> | undefined} */
  let timer;

  function connect() {
    clearTimeout(timer);
    if (socket || isLoggedOut) return;
    // A first retry, such as with a new token, is no sign of a lost connection.
    onState(attempts > 1 ? 'offline' : 'connecting');
    if (!token) return askForToken();
    const address = new URL(path, location.href);
    address.protocol = address.protocol === 'https:' ? 'wss:' : 'ws:';
    const opening = new WebSocket(address);
    socket = opening;
    socket.addEventListener('open', () =>
      send({
        type: 'open',
        token,
        language: /** @type {'en' | 'zh' | 'ja' | 'sw'} */ (document.documentElement.lang),
        ...(lastId !== undefined && { after: lastId }),
      }),
    );
    socket.addEventListener('message', ({ data }) => receive(JSON.parse(data)));
    socket.addEventListener('close', ({ code }) => {
      // A replaced connection may close much later.
      if (socket === opening) end(code);
    });
    check(openWithin);
  }

  /** Replaces the connection if the server does not answer: a lost network may not close it for many minutes. */
  function check(within = answerWithin) {
    if (!socket) return connect();
    const checked = socket;
    checks += 1;
    const number = checks;
    // The server answers in order, which also confirms the messages sent before.
    if (isOpen) send({ type: 'older', before: 1 });
    setTimeout(() => {
      if (socket !== checked || answeredChecks >= number) return;
      end();
      checked.close();
    }, within);
  }

  /** @param {Sent} frame */
  function receive(frame) {
    // The answer to a check: the page requests older messages only if there are some.
    if (frame.type === 'older' && frame.messages.length === 0) {
      answeredChecks += 1;
      return;
    }
    if (frame.type === 'opened') {
      isOpen = true;
      answeredChecks = checks;
      hasAsked = false;
      attempts = 0;
      onState('open');
      lastId = frame.messages.at(-1)?.id ?? lastId ?? 0;
    }
    if (frame.type === 'message') lastId = frame.message.id;
    onFrame(frame);
  }

  /** @param {number} [code] Missing if the connection is replaced. */
  function end(code) {
    socket = undefined;
    isOpen = false;
    if (code === tooMany) return onState('tooMany');
    if (code === tokenRefused) {
      token = '';
      // A new token that is refused too must not start an endless loop.
      if (!hasAsked) return connect();
    }
    onState('offline');
    retryLater();
  }

  /** Asks again if no token comes: the embedding page may have no connection. */
  function askForToken() {
    hasAsked = true;
    retryLater();
    requestToken();
  }

  function retryLater() {
    attempts += 1;
    // Random delays, so that clients do not all reconnect at once when a server comes back.
    const delay = Math.min(longestDelay, 1000 * 2 ** (attempts - 1)) * (0.5 + Math.random() / 2);
    timer = setTimeout(connect, delay);
  }

  /** @param {Received} frame */
  function send(frame) {
    socket?.send(JSON.stringify(frame));
  }

  // A phone reports being online long before a delay is over, and may have lost the connection in the background.
  addEventListener('online', () => check());
  addEventListener('visibilitychange', () => {
    if (document.visibilityState === 'visible') check();
  });

  return {
    isOpen: () => isOpen,
    send,
    check,
    /** Forgets the last message of a previous account. */
    reset() {
      lastId = undefined;
      isOpen = false;
      socket?.close();
    },
    /** @param {string} fresh Empty to request one. */
    useToken(fresh) {
      token = fresh;
      isLoggedOut = false;
      connect();
    },
    /** Stops, because there is no token without a login. */
    refuseToken() {
      clearTimeout(timer);
      isLoggedOut = true;
      onState('expired');
    },
  };
}
