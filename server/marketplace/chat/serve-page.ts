import type { FastifyInstance } from 'fastify';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { type Language, languageOf } from '#wire/language.ts';
import en from '../../../locales/en/chat-frame.json' with { type: 'json' };
import ja from '../../../locales/ja/chat-frame.json' with { type: 'json' };
import sw from '../../../locales/sw/chat-frame.json' with { type: 'json' };
import zh from '../../../locales/zh/chat-frame.json' with { type: 'json' };
import { longestMessage } from './limits.ts';

const texts: Record<Language, typeof en> = { en, zh, ja, sw };
const folder = join(import.meta.dirname, 'page');
const parts = {
  'chat.css': 'text/css',
  'chat.js': 'text/javascript',
  'connection.js': 'text/javascript',
  'messages.js': 'text/javascript',
} as const;

/** Allows only our own scripts and styles, and no framing by other sites, so that nobody eavesdrops. */
const policy = [
  "default-src 'none'",
  "script-src 'self'",
  "style-src 'self'",
  "connect-src 'self'",
  "frame-ancestors 'self'",
  "base-uri 'none'",
  "form-action 'none'",
].join('; ');

/** Serves the page inside the site's chat panel. */
export function serveChatPage(app: FastifyInstance): void {
  const html = readFileSync(join(folder, 'chat.html'), 'utf8');
  const pages = Object.fromEntries(
    Object.entries(texts).map(([language]) => [language, fill(html, language as Language)]),
  );
  app.get('/chat', (request, reply) =>
    reply
      .type('text/html; charset=utf-8')
      .header('Cache-Control', 'no-cache')
      .header('Content-Security-Policy', policy)
      .header('Referrer-Policy', 'no-referrer')
      .header('X-Content-Type-Options', 'nosniff')
      .send(pages[languageOf(request.query)]),
  );
  for (const [name, type] of Object.entries(parts)) {
    const text = readFileSync(join(folder, name), 'utf8');
    app.get(`/chat/page/${name}`, (_request, reply) =>
      reply
        .type(`${type}; charset=utf-8`)
        .header('Cache-Control', 'no-cache')
        .header('X-Content-Type-Options', 'nosniff')
        .send(text),
    );
  }
}

function fill(html: string, language: Language): string {
  const own: Record<string, string> = texts[language];
  // Escape closing tags in the JSON, which would end the element.
  const json = JSON.stringify(own).replaceAll('<', '\\u003c');
  const values: Record<string, string> = { ...own, language, longest: String(longestMessage) };
  return html.replaceAll(/<!--(\w+)-->/g, (_, name: string) => {
    return name === 'texts' ? json : (values[name] ?? '').replaceAll('&', '&amp;').replaceAll('"', '&quot;');
  });
}
