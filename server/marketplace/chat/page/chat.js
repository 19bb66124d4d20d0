// @ts-check

/** Runs the chat frame. Its token comes from the embedding page, or in the fragment, which no server sees. */
import { createConnection } from './connection.js';
import { createMessages } from './messages.js';

/** @typedef {import('#generated/sockets.ts').ChatSocketSends} Sent */
/** @typedef {import('#generated/client/types.gen.ts').ChatMessage} ChatMessage */
/** @typedef {import('#generated/client/types.gen.ts').ChatAbout} ChatAbout */

/** @param {string} id */
const part = (id) => /** @type {HTMLElement} */ (document.getElementById(id));
const form = /** @type {HTMLFormElement} */ (part('form'));
const field = /** @type {HTMLTextAreaElement} */ (part('text'));
/** @type {Record<string, string>} */
const texts = JSON.parse(part('texts').textContent);
const messages = createMessages(part('messages'), texts);
/**
 * Messages not yet confirmed as stored, by key: text and context.
 *
 * @type {Map<string | undefined, { text: string; about: ChatAbout }>}
 */
const waiting = new Map();
/**
 * The vehicle or order of the embedding page.
 *
 * @type {ChatAbout}
 */
let about = {};
/** Removed by the site when another user logs in. */
const unsentItem = 'chatUnsent';
/** The last staff message received, and the last one reported as read. */
let shownUpTo = 0;
let readUpTo = 0;
let typedAt = -Infinity;
/** Minimum interval between typing notifications. */
const typingPause = 3000;
/** After this pause the user has stopped typing. */
const typingTimeout = 6000;
/** @type {ReturnType<typeof setTimeout> | undefined} */
let typingTimer;
const fragment = new URLSearchParams(location.hash.slice(1));
/** The user whose messages are shown. */
let loginName = fragment.get('loginName');

const connection = createConnection({
  onFrame(frame) {
    // A newer server may send other types, which have no handler.
    const handle = /** @type {((frame: Sent) => void) | undefined} */ (frameHandlers[frame.type]);
    handle?.(frame);
  },
  onState(state) {
    clearTimeout(typingTimer);
    part('state').textContent = state === 'open' ? '' : (texts[state] ?? '');
  },
  requestToken() {
    if (parent === window) connection.refuseToken();
    else parent.postMessage({ type: 'chatTokenWanted' }, location.origin);
  },
});

/** @type {{ [Type in Sent['type']]: (frame: Extract<Sent, { type: Type }>) => void }} */
const frameHandlers = {
  opened({ userName, loginName: openedBy, messages: missed, hasOlder, readUpTo: readByStaff, away = '' }) {
    part('away').textContent = away;
    const isAnother = loginName !== null && loginName !== openedBy;
    loginName = openedBy;
    if (isAnother) return startOver();
    if (Number.isNaN(messages.firstId())) part('earlier').hidden = !hasOlder;
    missed.forEach(showStored);
    part('welcome').textContent = (texts['welcome'] ?? '').replace('{{name}}', () => userName);
    part('welcome').hidden = !Number.isNaN(messages.firstId());
    messages.markRead(readByStaff);
    for (const [key = '', written] of waiting) connection.send({ type: 'send', key, ...written });
    if (waiting.size > 0) connection.check();
  },
  message({ message }) {
    showStored(message);
    part('welcome').hidden = true;
    if (message.from === 'staff') stopTyping();
  },
  read({ upTo }) {
    messages.markRead(upTo);
  },
  typing() {
    clearTimeout(typingTimer);
    part('state').textContent = texts['typing'] ?? '';
    typingTimer = setTimeout(stopTyping, typingTimeout);
  },
  older({ messages: earlier, hasOlder }) {
    part('earlier').hidden = !hasOlder;
    earlier.forEach(showStored);
  },
  refused({ key, reason }) {
    const { text = '' } = waiting.get(key) ?? {};
    waiting.delete(key);
    keepUnsent();
    messages.fail(key, reason, () => write(text, key));
  },
};

/** Clears everything, so that the next user of a shared computer sees nothing. */
function startOver() {
  messages.clear();
  waiting.clear();
  field.value = '';
  keepUnsent();
  shownUpTo = readUpTo = 0;
  connection.reset();
}

/** @param {ChatMessage} message */
function showStored(message) {
  if (waiting.delete(message.key)) keepUnsent();
  messages.show(message);
  if (message.from === 'staff') shownUpTo = Math.max(shownUpTo, message.id);
  tellRead();
}

/** Reports the read position once. Messages in a hidden window are not read. */
function tellRead() {
  if (document.visibilityState !== 'visible' || shownUpTo <= readUpTo || !connection.isOpen()) return;
  readUpTo = shownUpTo;
  connection.send({ type: 'read', upTo: readUpTo });
}

function stopTyping() {
  clearTimeout(typingTimer);
  if (connection.isOpen()) part('state').textContent = '';
}

/** @param {string} text */
function write(text, key = newKey()) {
  const written = { text, about };
  waiting.set(key, written);
  keepUnsent();
  messages.wait(key, text);
  if (!connection.isOpen()) return;
  connection.send({ type: 'send', key, ...written });
  connection.check();
}

/** Stores what is not sent yet, since closing the panel ends this page. */
function keepUnsent() {
  try {
    if (!field.value && waiting.size === 0) sessionStorage.removeItem(unsentItem);
    else sessionStorage.setItem(unsentItem, JSON.stringify({ loginName, text: field.value, waiting: [...waiting] }));
  } catch {
    // A browser may block the storage.
  }
}

/** Restores what the same user had not sent. The connection sends the messages once it opens. */
function restoreUnsent() {
  try {
    const unsent = JSON.parse(sessionStorage.getItem(unsentItem) ?? '{}');
    if (loginName === null || unsent.loginName !== loginName) return;
    field.value ||= unsent.text;
    for (const [key, written] of unsent.waiting) {
      waiting.set(key, written);
      messages.wait(key, written.text);
    }
  } catch {
    // A browser may block the storage.
  }
}

function newKey() {
  return Array.from(crypto.getRandomValues(new Uint8Array(12)), (byte) => byte.toString(36)).join('-');
}

form.addEventListener('submit', (event) => {
  event.preventDefault();
  const text = field.value.trim();
  if (!text) return;
  // Count like the server: an emoji is one character. A text that is too long stays in the field.
  const isTooLong = Array.from(text).length > Number(field.dataset.longest);
  part('note').textContent = isTooLong ? (texts['tooLong'] ?? '') : '';
  if (isTooLong) return;
  field.value = '';
  write(text);
});

field.addEventListener('keydown', (event) => {
  // While Chinese or Japanese text is being composed, Enter belongs to the input method.
  if (event.key !== 'Enter' || event.shiftKey || event.isComposing) return;
  event.preventDefault();
  form.requestSubmit();
});

field.addEventListener('input', ({ timeStamp }) => {
  keepUnsent();
  if (timeStamp - typedAt < typingPause || !connection.isOpen()) return;
  typedAt = timeStamp;
  connection.send({ type: 'typing' });
});

document.addEventListener('visibilitychange', tellRead);

part('earlier').addEventListener('click', () => connection.send({ type: 'older', before: messages.firstId() }));

addEventListener('message', ({ origin, source, data }) => {
  const isFromPage = origin === location.origin && source === parent && parent !== window;
  if (!isFromPage) return;
  if (data?.type === 'chatToken' && typeof data.token === 'string') connection.useToken(data.token);
  if (data?.type === 'chatTokenRefused') connection.refuseToken();
  if (data?.type === 'chatAbout') about = readAbout(data);
});

/**
 * Only ids are taken from the embedding page's context.
 *
 * @param {Record<string, string | undefined>} context
 */
function readAbout({ vehicleId, orderId }) {
  const ids = { vehicleId, orderId };
  return Object.fromEntries(Object.entries(ids).filter(([, id]) => /^[\w-]{1,40}$/.test(id ?? '')));
}

if (parent !== window) parent.postMessage({ type: 'chatAboutWanted' }, location.origin);
restoreUnsent();
const token = fragment.get('token');
// Remove the token from the address at once: it would stay in the history.
history.replaceState(null, '', location.pathname + location.search);
connection.useToken(token ?? '');
