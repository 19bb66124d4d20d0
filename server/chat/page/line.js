/** Opens the line to the server, keeps it open, and knows the last message that came. */

const longestPause = 30_000;
/** After these close codes of the server a new attempt does not help. */
const tokenRefused = 4401;
const tooMany = 4429;

/**
 * @param {object} options
 * @param {(frame: any) => void} options.hear
 * @param {(state: 'connecting' | 'open' | 'offline' | 'expired' | 'tooMany') => void} options.tell
 * @param {() => void} options.wantToken
 */
export function createLine({ hear, tell, wantToken }) {
  /** @type {WebSocket | undefined} */
  let socket;
  let isOpen = false;
  let token = '';
  let lastId;
  let attempts = 0;
  let timer = 0;

  function connect() {
    clearTimeout(timer);
    if (!token || socket) return;
    tell(attempts ? 'offline' : 'connecting');
    const address = new URL('/chat/socket', location.href);
    address.protocol = address.protocol === 'https:' ? 'wss:' : 'ws:';
    socket = new WebSocket(address);
    socket.addEventListener('open', () =>
      send({
        type: 'open',
        token,
        language: document.documentElement.lang,
        ...(lastId !== undefined && { after: lastId }),
      }),
    );
    socket.addEventListener('message', ({ data }) => take(JSON.parse(data)));
    socket.addEventListener('close', ({ code }) => end(code));
  }

  function take(frame) {
    if (frame.type === 'opened') {
      isOpen = true;
      attempts = 0;
      tell('open');
      lastId = frame.messages.at(-1)?.id ?? lastId ?? 0;
    }
    if (frame.type === 'message') lastId = frame.message.id;
    hear(frame);
  }

  function end(code) {
    socket = undefined;
    isOpen = false;
    if (code === tooMany) return tell('tooMany');
    if (code === tokenRefused) {
      token = '';
      tell('expired');
      return wantToken();
    }
    attempts += 1;
    tell('offline');
    // The pauses differ, so that not everybody connects at the moment when a server comes back.
    const pause = Math.min(longestPause, 1000 * 2 ** (attempts - 1)) * (0.5 + Math.random() / 2);
    timer = setTimeout(connect, pause);
  }

  function send(frame) {
    socket?.send(JSON.stringify(frame));
  }

  // A phone tells that it is back on the network long before a pause is over.
  addEventListener('online', connect);

  return {
    isOpen: () => isOpen,
    send,
    /** Forgets the last message, because it was another account's. */
    startOver() {
      lastId = undefined;
      isOpen = false;
      socket?.close();
    },
    /** @param {string} fresh */
    useToken(fresh) {
      token = fresh;
      connect();
    },
  };
}
