/** The chat's frame. Its token comes in the address's fragment, which no server sees, or from the page around it. */
import { createLine } from './line.js';
import { createMessages } from './messages.js';

const part = (id) => document.getElementById(id);
const texts = JSON.parse(part('texts').textContent);
const messages = createMessages(part('messages'), texts);
/** What is written and not yet known to be stored, by key. */
const waiting = new Map();
/** Whose messages are shown. */
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

/** Whoever logs in after somebody else on the same computer sees nothing of theirs. */
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
  // Counted as the server counts: an emoji is one. What is too long stays, to be shortened.
  const isTooLong = Array.from(text).length > Number(part('text').dataset.longest);
  part('note').textContent = isTooLong ? texts.tooLong : '';
  if (isTooLong) return;
  write(text);
  part('text').value = '';
});

part('text').addEventListener('keydown', (event) => {
  // While characters are being composed, as in Chinese and Japanese, Enter belongs to the composition.
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
// Out of the address at once: it would stay in the history.
history.replaceState(null, '', location.pathname + location.search);
if (token) line.useToken(token);
else if (parent !== window) parent.postMessage({ type: 'chatTokenWanted' }, location.origin);
else part('state').textContent = texts.expired;
