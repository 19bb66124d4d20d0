import type { FastifyInstance } from 'fastify';
import { prefixes, screens } from '#screens/screens.ts';
import type { Language } from '#wire/language.ts';

/** The screens that notices link to, by the first part of the short path. */
const targets = { o: screens.order, v: screens.detail } as const;

type Target = keyof typeof targets;

/** A short path to an order or a vehicle, since an SMS has few characters. */
export function noticePath(target: Target, language: Language, id: string): string {
  return `${target}/${language}/${id}`;
}

/** Redirects short paths to their pages. The pages themselves ask for a login. */
export function serveNoticeLinks(app: FastifyInstance): void {
  for (const [target, { path }] of Object.entries(targets)) {
    app.get(`/${target}/:language/:id`, (request, reply) => {
      const { language, id } = request.params as { language: string; id: string };
      if (!isLanguage(language) || !/^[\w-]{1,64}$/.test(id)) return reply.callNotFound();
      const query = new URLSearchParams({ id }).toString();
      return reply.header('Cache-Control', 'no-cache').redirect(`/${prefixes[language]}${path}?${query}`);
    });
  }
}

function isLanguage(text: string): text is Language {
  return Object.hasOwn(prefixes, text);
}
