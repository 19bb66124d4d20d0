import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { choiceCookie, choicePath, mobilePath, type SiteForm, siteFormOf, siteForms } from '#screens/site-forms.ts';
import { readVisitor, type RequestedVariant, variantFor } from '#server/site/page-variant.ts';

const year = 31_536_000;

interface MobileSiteOptions {
  /** Whether the built-in mobile site is served. */
  isOwn: boolean;
  publicUrl: string;
  loginPaths: readonly string[];
}

export interface MobileSite {
  /** Returns how to write the page for a request. */
  variantFor: (request: FastifyRequest, reply: FastifyReply) => RequestedVariant;
  /** Whether the login opens over the home page at a URL. */
  isLogin: (form: SiteForm, url: string) => boolean;
}

/** Serves the mobile site's URLs and decides the form for each visitor. If it is disabled, old links redirect. */
export function serveMobileSite(app: FastifyInstance, { isOwn, publicUrl, loginPaths }: MobileSiteOptions): MobileSite {
  const leadOn = ({ url }: FastifyRequest, reply: FastifyReply) => {
    const below = /^\/m(?:[/\\]+(.*))?$/s.exec(url)?.[1] ?? '';
    return reply.header('Cache-Control', 'no-cache').redirect(`${isOwn ? `${mobilePath}#` : ''}/${below}`);
  };
  app.get('/m', (_request, reply) => reply.header('Cache-Control', 'no-cache').redirect(mobilePath));
  app.get('/m/*', leadOn);

  if (isOwn) {
    app.get(choicePath, ({ url }, reply) => {
      const { page, cookie } = readChoiceMade(url, publicUrl);
      if (cookie !== undefined) reply.header('Set-Cookie', cookie);
      return reply.header('Cache-Control', 'no-store').redirect(page, 303);
    });
  }

  return {
    variantFor(request, reply) {
      const found = variantFor(request, reply);
      if (!isOwn) return { ...found, form: 'desktop' };
      return isAtMobilePath(request) ? { ...found, form: formAtMobilePath(request) } : found;
    },
    isLogin: (form, url) => form === 'mobile' && loginPaths.includes(pathOf(url)),
  };
}

function isAtMobilePath({ url }: FastifyRequest): boolean {
  return pathOf(url) === mobilePath;
}

function pathOf(url: string): string {
  return url.split('?')[0] ?? '';
}

/** The built-in mobile path serves the mobile form, except to a phone whose user has chosen the desktop site. */
function formAtMobilePath(request: FastifyRequest): SiteForm {
  const { choice, ...device } = readVisitor(request);
  return choice === 'desktop' && siteFormOf(device) === 'mobile' ? 'desktop' : 'mobile';
}

/** The result of a choice: the page to continue with, on this site, and the cookie that remembers it. */
export function readChoiceMade(url: string, publicUrl: string): { page: string; cookie?: string } {
  const made = new URLSearchParams(url.split('?')[1]);
  const page = ownPath(made.get('page') ?? '/');
  const form = siteForms.find((one) => one === made.get('site'));
  return { page, ...(form && { cookie: writeChoice(form, publicUrl) }) };
}

/** Browsers keep server-set cookies for their full lifetime, but script-set ones only for a week. */
function writeChoice(form: SiteForm, publicUrl: string): string {
  const secure = publicUrl.startsWith('https:') ? '; Secure' : '';
  return `${choiceCookie}=${form}; Max-Age=${year}; Path=/; SameSite=Lax${secure}`;
}

/** Restricts any requested target to this site. */
function ownPath(page: string): string {
  const base = 'http://site.invalid';
  if (!URL.canParse(page, base)) return '/';
  const { origin, pathname, search } = new URL(page, base);
  return origin === base ? pathname.replace(/^\/+/, '/') + search : '/';
}
