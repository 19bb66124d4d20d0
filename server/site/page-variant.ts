import type { FastifyReply, FastifyRequest } from 'fastify';
import { readChoice, type SiteForm, siteFormOf } from '#screens/site-forms.ts';

/** How a page is written for a visitor. */
export interface PageVariant {
  form: SiteForm;
  isSavingData: boolean;
}

/** Only a page whose variant a CDN names may be stored by it: the URL and the name then decide alone. */
export interface RequestedVariant extends PageVariant {
  isNamed: boolean;
}

/** Everything that pages depend on besides their URL, in one header. A CDN sets it; see docs/operations.md. */
const header = 'Page-Variant';

const named: ReadonlyMap<unknown, PageVariant> = new Map([
  ['desktop', { form: 'desktop', isSavingData: false }],
  ['desktop-saver', { form: 'desktop', isSavingData: true }],
  ['mobile', { form: 'mobile', isSavingData: false }],
  ['mobile-saver', { form: 'mobile', isSavingData: true }],
]);

export function nameOf({ form, isSavingData }: PageVariant): string {
  return isSavingData ? `${form}-saver` : form;
}

/** Returns the variant that a CDN names, otherwise the one for the visitor's device and choices. */
export function variantFor(request: FastifyRequest, reply: FastifyReply): RequestedVariant {
  reply.header('Vary', header);
  const found = named.get(request.headers['page-variant']);
  if (found) return { ...found, isNamed: true };
  return { form: siteFormOf(readVisitor(request)), isSavingData: readSaving(request), isNamed: false };
}

export function readVisitor({ headers }: FastifyRequest) {
  return {
    userAgent: headers['user-agent'] ?? '',
    mobileHint: headers['sec-ch-ua-mobile']?.toString(),
    choice: readChoice(headers.cookie),
  };
}

/** Same values as in `src/site/remembered/data-saver.ts`. */
const savingChoice = /(?:^|;\s*)data-saver=(on|off)/;

/** Whether the reader saves data: by explicit choice, otherwise by the browser's setting. */
function readSaving({ headers }: FastifyRequest): boolean {
  const { 'save-data': asked, cookie = '' } = headers;
  const chosen = savingChoice.exec(cookie)?.[1];
  return chosen === undefined ? asked === 'on' : chosen === 'on';
}
