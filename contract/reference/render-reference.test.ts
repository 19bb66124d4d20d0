import { beforeAll, expect, test } from 'vitest';
import { operations } from '#generated/operations.ts';
import en from '../../locales/en/reference.json' with { type: 'json' };
import { html, prose } from './html.ts';
import { renderReference } from './render-reference.ts';

let files: ReadonlyMap<string, string>;
beforeAll(async () => {
  files = await renderReference(process.cwd());
});

test('Each call has a page in each language, and all links work', () => {
  const languages = ['en', 'zh', 'ja', 'sw'];
  const pages = languages.flatMap((language) => Object.keys(operations).map((id) => `${language}/${id}.html`));
  expect([...files.keys()]).toEqual(expect.arrayContaining(pages));
  const missing = [...files].flatMap(([name, text]) =>
    [...text.matchAll(/(?:href|src)="([^"#]+)"/g)].flatMap(([, link = '']) => {
      const { pathname } = new URL(link, `http://localhost/${name}`);
      return link.startsWith('/console') || files.has(pathname.slice(1)) ? [] : [`${name}: ${link}`];
    }),
  );
  expect(missing).toEqual([]);
});

test('The page of a call shows its codes, nested fields, files and failures', () => {
  const order = files.get('zh/getOrder.html') ?? '';
  for (const code of operations.getOrder.codes)
    expect(order).toMatch(new RegExp(String.raw`<th scope="row">\s*${code}\s`));
  expect(order).toContain('<code>receiveAddress.cityDesc</code>');
  expect(order).toContain('<code>records[].statusDesc</code>');
  expect(order).toContain('订单已不存在');
  expect(files.get('en/listOrders.html')).toContain('<code>[].orderNo</code>');
  expect(files.get('en/downloadProforma.html')).toContain('A file (application/pdf).');
  expect(files.get('en/closeOrder.html')).toContain('Only the code.');
  expect(files.get('en/getServerTime.html')).toContain('The time zone that the text is written in.');
});

test('The page of a socket shows its messages, examples and close codes', () => {
  const chat = files.get('en/chatSocket.html') ?? '';
  for (const text of ['WebSocket /chat/socket', 'Client sends: open', '<code>messages[].text</code>', '4401']) {
    expect(chat).toContain(text);
  }
  expect(chat).toContain('Answered by: message, refused');
  expect(files.get('en/getChatToken.html')).toContain('href="chatSocket.html"');
});

/** Nothing in the contract has a last day at present. */
const atTimes = new Set(['staysUntil']);

test('Every text of the reference is used on a page', () => {
  const pages = [...files].filter(([name]) => name.startsWith('en/')).map(([, text]) => text);
  const unused = Object.entries(en).filter(([, text]) => {
    // Placeholder values, such as a name, are unknown here.
    const parts = text.split(/\{\{\w+\}\}/).map((part) => html`${part}`.text);
    return !pages.some((page) => parts.every((part) => page.includes(part)));
  });
  expect(unused.map(([key]) => key).filter((key) => !atTimes.has(key))).toEqual([]);
});

test('Texts of the contract are escaped in pages', () => {
  expect(html`<p title="${'"'}">${'<b>&'}</p>`.text).toBe('<p title="&quot;">&lt;b&gt;&amp;</p>');
  expect(prose('`a<b` is less').text).toBe('<code>a&lt;b</code> is less');
});
