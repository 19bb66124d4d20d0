/** Runs the chat's frame. Its token comes from the page around it, or in the fragment, which no server sees. */
import { createLine } from './line.js';
import { createMessages } from './messages.js';

const part = (id) => document.getElementById(id);
const texts = JSON.parse(part('texts').textContent);
const messages = createMessages(part('messages'), texts);
/** The messages that are not yet known to be stored, by key. */
const waiting = new Map();
/** The user whose messages are shown. */
let loginName;

const line = createLine({
  hear(frame) {
    hearers[frame.type]?.(frame);
  },
  tell(state) {
    part('state').textContent = state === 'open' ? '' : texts[state];
  },
  wantToken() {
    if (parent !== window) parent.postMessage({ type: 'chatTokenWanted' }, location.origin);
  },
});

const hearers = {
  opened({ userName, loginName: openedBy, messages: missed, hasOlder }) {
    const isAnother = loginName !== undefined && loginName !== openedBy;
    loginName = openedBy;
    if (isAnother) return startOver();
    if (Number.isNaN(messages.firstId())) part('earlier').hidden = !hasOlder;
    missed.forEach(showStored);
    part('welcome').textContent = texts.welcome.replace('{{name}}', () => userName);
    part('welcome').hidden = !Number.isNaN(messages.firstId());
    for (const [key, text] of waiting) line.send({ type: 'send', key, text });
  },
  message({ message }) {
    showStored(message);
    part('welcome').hidden = true;
  },
  older({ messages: earlier, hasOlder }) {
    part('earlier').hidden = !hasOlder;
    earlier.forEach(showStored);
  },
  refused({ key, reason }) {
    const text = waiting.get(key);
    waiting.delete(key);
    messages.fail(key, reason, () => write(text, key));
  },
};

/** Clears everything, so that the next user of the same computer sees nothing of the last one. */
function startOver() {
  messages.clear();
  waiting.clear();
  line.startOver();
}

function showStored(message) {
  waiting.delete(message.key);
  messages.show(message);
}

function write(text, key = newKey()) {
  waiting.set(key, text);
  messages.wait(key, text);
  if (line.isOpen()) line.send({ type: 'send', key, text });
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

part('earlier').addEventListener('click', () => line.send({ type: 'older', before: messages.firstId() }));

addEventListener('message', ({ origin, source, data }) => {
  const isFromPage = origin === location.origin && source === parent && parent !== window;
  if (isFromPage && data?.type === 'chatToken' && typeof data.token === 'string') line.useToken(data.token);
});

const token = new URLSearchParams(location.hash.slice(1)).get('token');
// The token is removed from the address at once, because it would stay in the history.
history.replaceState(null, '', location.pathname + location.search);
if (token) line.useToken(token);
else if (parent !== window) parent.postMessage({ type: 'chatTokenWanted' }, location.origin);
else part('state').textContent = texts.expired;
