/** Runs the chat's frame. Its token comes from the page around it, or in the fragment, which no server sees. */
import { createLine } from './line.js';
import { createMessages } from './messages.js';

const part = (id) => document.getElementById(id);
const texts = JSON.parse(part('texts').textContent);
const messages = createMessages(part('messages'), texts);
/** The messages that are not yet known to be stored, by key: their text, and what they are about. */
const waiting = new Map();
/** The vehicle or order of the page around the frame. */
let about = {};
/** The last message of the staff that is here, and the last that the server knows to be read. */
let shownUpTo = 0;
let readUpTo = 0;
let typedAt = -Infinity;
/** The server is told at most so often that somebody types. */
const typingPause = 3000;
/** Whoever has not typed for so long has stopped. */
const typingLasts = 6000;
let typingTimer = 0;
/** The user whose messages are shown. */
let loginName;

const line = createLine({
  hear(frame) {
    hearers[frame.type]?.(frame);
  },
  tell(state) {
    clearTimeout(typingTimer);
    part('state').textContent = state === 'open' ? '' : texts[state];
  },
  wantToken() {
    if (parent !== window) parent.postMessage({ type: 'chatTokenWanted' }, location.origin);
  },
});

const hearers = {
  opened({ userName, loginName: openedBy, messages: missed, hasOlder, readUpTo: readByStaff, away = '' }) {
    part('away').textContent = away;
    const isAnother = loginName !== undefined && loginName !== openedBy;
    loginName = openedBy;
    if (isAnother) return startOver();
    if (Number.isNaN(messages.firstId())) part('earlier').hidden = !hasOlder;
    missed.forEach(showStored);
    part('welcome').textContent = texts.welcome.replace('{{name}}', () => userName);
    part('welcome').hidden = !Number.isNaN(messages.firstId());
    messages.markRead(readByStaff);
    for (const [key, written] of waiting) line.send({ type: 'send', key, ...written });
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
    part('state').textContent = texts.typing;
    typingTimer = setTimeout(stopTyping, typingLasts);
  },
  older({ messages: earlier, hasOlder }) {
    part('earlier').hidden = !hasOlder;
    earlier.forEach(showStored);
  },
  refused({ key, reason }) {
    const { text } = waiting.get(key) ?? {};
    waiting.delete(key);
    messages.fail(key, reason, () => write(text, key));
  },
};

/** Clears everything, so that the next user of the same computer sees nothing of the last one. */
function startOver() {
  messages.clear();
  waiting.clear();
  shownUpTo = readUpTo = 0;
  line.startOver();
}

function showStored(message) {
  waiting.delete(message.key);
  messages.show(message);
  if (message.from === 'staff') shownUpTo = Math.max(shownUpTo, message.id);
  tellRead();
}

/** Tells the server once how far this buyer has read: what is shown in a window that nobody looks at is not read. */
function tellRead() {
  if (document.visibilityState !== 'visible' || shownUpTo <= readUpTo || !line.isOpen()) return;
  readUpTo = shownUpTo;
  line.send({ type: 'read', upTo: readUpTo });
}

function stopTyping() {
  clearTimeout(typingTimer);
  if (line.isOpen()) part('state').textContent = '';
}

function write(text, key = newKey()) {
  const written = { text, about };
  waiting.set(key, written);
  messages.wait(key, text);
  if (line.isOpen()) line.send({ type: 'send', key, ...written });
}

function newKey() {
  return Array.from(crypto.getRandomValues(new Uint8Array(12)), (byte) => byte.toString(36)).join('-');
}

part('form').addEventListener('submit', (event) => {
  event.preventDefault();
  const text = part('text').value.trim();
  if (!text) return;
  // The length is counted as on the server: an emoji is one. A text that is too long stays, to be shortened.
  const isTooLong = Array.from(text).length > Number(part('text').dataset.longest);
  part('note').textContent = isTooLong ? texts.tooLong : '';
  if (isTooLong) return;
  write(text);
  part('text').value = '';
});

part('text').addEventListener('keydown', (event) => {
  // While a Chinese or Japanese word is being composed, Enter belongs to the composition.
  if (event.key !== 'Enter' || event.shiftKey || event.isComposing) return;
  event.preventDefault();
  part('form').requestSubmit();
});

part('text').addEventListener('input', ({ timeStamp }) => {
  if (timeStamp - typedAt < typingPause || !line.isOpen()) return;
  typedAt = timeStamp;
  line.send({ type: 'typing' });
});

document.addEventListener('visibilitychange', tellRead);

part('earlier').addEventListener('click', () => line.send({ type: 'older', before: messages.firstId() }));

addEventListener('message', ({ origin, source, data }) => {
  const isFromPage = origin === location.origin && source === parent && parent !== window;
  if (!isFromPage) return;
  if (data?.type === 'chatToken' && typeof data.token === 'string') line.useToken(data.token);
  if (data?.type === 'chatAbout') about = readAbout(data);
});

/** Of what the page around says only the ids. */
function readAbout({ vehicleId, orderId }) {
  const ids = { vehicleId, orderId };
  return Object.fromEntries(Object.entries(ids).filter(([, id]) => /^[\w-]{1,40}$/.test(id ?? '')));
}

if (parent !== window) parent.postMessage({ type: 'chatAboutWanted' }, location.origin);
const token = new URLSearchParams(location.hash.slice(1)).get('token');
// The token is removed from the address at once, because it would stay in the history.
history.replaceState(null, '', location.pathname + location.search);
if (token) line.useToken(token);
else if (parent !== window) parent.postMessage({ type: 'chatTokenWanted' }, location.origin);
else part('state').textContent = texts.expired;
