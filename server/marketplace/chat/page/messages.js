// @ts-check

/** Renders messages. User text is only set as text content, never as markup. */

/**
 * @typedef {import('#generated/client/types.gen.ts').ChatMessage} ChatMessage
 *
 * @param {HTMLElement} list
 * @param {Record<string, string>} texts
 */
export function createMessages(list, texts) {
  const times = new Intl.DateTimeFormat(document.documentElement.lang, { dateStyle: 'medium', timeStyle: 'short' });
  const scroll = list.parentElement ?? list;
  const items = () => /** @type {HTMLElement[]} */ ([...list.children]);
  /** The staff's read position. */
  let readUpTo = 0;

  /**
   * Inserts a message by its id, replacing an earlier or pending copy.
   *
   * @param {ChatMessage} message
   */
  function show(message) {
    const isAtEnd = scroll.scrollHeight - scroll.scrollTop - scroll.clientHeight < 60;
    find('id', message.id)?.remove();
    find('key', message.key)?.remove();
    const isOwn = message.from === 'buyer';
    const item = draw(isOwn, message.text);
    item.dataset.id = String(message.id);
    setFacts(
      item,
      `${isOwn ? texts['you'] : (message.name ?? texts['staff'])} · ${times.format(new Date(message.at))}`,
    );
    if (isOwn && message.id <= readUpTo) addRead(item);
    const next = items().find(({ dataset }) => !dataset.id || Number(dataset.id) > message.id);
    list.insertBefore(item, next ?? null);
    if (isAtEnd) scroll.scrollTop = scroll.scrollHeight;
  }

  /**
   * Marks which of the buyer's messages staff have read.
   *
   * @param {number} upTo
   */
  function markRead(upTo) {
    readUpTo = Math.max(readUpTo, upTo);
    for (const item of items()) {
      const isRead = item.classList.contains('own') && Number(item.dataset.id) <= readUpTo;
      if (isRead && !item.querySelector('.read')) addRead(item);
    }
  }

  /** @param {HTMLElement} item */
  function addRead(item) {
    const mark = document.createElement('span');
    mark.className = 'read';
    mark.textContent = ` · ${texts['read']}`;
    item.querySelector('.facts')?.append(mark);
  }

  /**
   * Shows a message that is being sent.
   *
   * @param {string} key
   * @param {string} text
   */
  function wait(key, text) {
    find('key', key)?.remove();
    const item = draw(true, text);
    item.dataset.key = key;
    setFacts(item, texts['sending'] ?? '');
    list.append(item);
    scroll.scrollTop = scroll.scrollHeight;
  }

  /**
   * Shows why a message was refused, with a button to send it again.
   *
   * @param {string} key
   * @param {import('#generated/client/types.gen.ts').ChatRefused['reason']} reason
   * @param {() => void} retry
   */
  function fail(key, reason, retry) {
    const item = find('key', key);
    if (!item) return;
    item.classList.add('failed');
    const button = document.createElement('button');
    button.type = 'button';
    button.textContent = texts['retry'] ?? '';
    button.addEventListener('click', retry);
    setFacts(item, texts[reason] ?? '', ...(reason === 'tooFast' ? [button] : []));
  }

  /**
   * @param {'id' | 'key'} name
   * @param {string | number | undefined} value
   */
  function find(name, value) {
    return value === undefined ? undefined : items().find(({ dataset }) => dataset[name] === String(value));
  }

  return {
    show,
    wait,
    fail,
    markRead,
    clear() {
      readUpTo = 0;
      list.replaceChildren();
    },
    firstId: () => Number(items().find(({ dataset }) => dataset.id)?.dataset.id),
  };
}

/**
 * @param {boolean} isOwn
 * @param {string} text
 */
function draw(isOwn, text) {
  const item = document.createElement('li');
  item.classList.toggle('own', isOwn);
  const words = document.createElement('p');
  words.className = 'words';
  words.dir = 'auto';
  words.textContent = text;
  item.append(words);
  return item;
}

/**
 * @param {HTMLElement} item
 * @param {string} text
 * @param {HTMLElement[]} more
 */
function setFacts(item, text, ...more) {
  item.querySelector('.facts')?.remove();
  const facts = document.createElement('p');
  facts.className = 'facts';
  facts.append(text, ...more);
  item.append(facts);
}
