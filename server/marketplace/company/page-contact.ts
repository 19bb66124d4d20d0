import type { FastifyInstance } from 'fastify';
import { isDirectCaller } from '#wire/host/caller.ts';
import { lastKnown } from '#server/platform/database/last-known.ts';
import type { Database } from '#server/platform/database/tables.ts';
import { companyIn, findCompany, officeLines, type SetCompany, textIn } from './company.ts';
import type { Company } from '#generated/client/types.gen.ts';
import type { Language, StaffLanguage } from '#wire/language.ts';

/** The company's contact data sent with every page and read by `src/shared/state/contact.ts`. */
export interface PageContact {
  phone: string;
  email: string;
  /** Opening hours. */
  hours: Readonly<Record<StaffLanguage, string>>;
  /** Who answers on WhatsApp, and how soon. */
  whatsApp?: { phone: string; agent: string; reply: Readonly<Record<StaffLanguage, string>> };
  /** One line per office. A page may be shown in another language than it was requested in. */
  offices: Readonly<Record<StaffLanguage, readonly string[]>>;
}

export interface ShownCompany {
  contact?: PageContact;
  company?: (language: Language) => Company;
}

/** Reads the company for each page. A slow database does not delay pages. */
export function watchCompany(database: Database): () => Promise<ShownCompany> {
  const read = lastKnown(() => findCompany(database), undefined);
  return async () => showCompany(await read());
}

const inEach = <Value>(say: (language: StaffLanguage) => Value) => ({ en: say('en'), zh: say('zh'), ja: say('ja') });

function showCompany(set: SetCompany | undefined): ShownCompany {
  if (!set) return {};
  const { phone, email, hours, whatsApp } = set.facts;
  return {
    contact: {
      phone,
      email,
      hours: inEach((language) => textIn(hours, language)),
      ...(whatsApp && {
        whatsApp: { ...whatsApp, reply: inEach((language) => textIn(whatsApp.reply, language)) },
      }),
      offices: inEach((language) => officeLines(set.facts, language)),
    },
    company: (language) => companyIn(set, language),
  };
}

const contactPath = '/dev/contact';

/** In development a page requests it here, because only our server writes it into pages. */
export function serveContact(app: FastifyInstance, database: Database): void {
  app.get(contactPath, async (request, reply) => {
    if (!isDirectCaller(request)) return reply.callNotFound();
    const { contact } = showCompany(await findCompany(database));
    return reply.header('Cache-Control', 'no-store').send({ contact });
  });
}
