/** The site's two forms: one product, one build, two shells. */
export type SiteForm = 'desktop' | 'mobile';

export const siteForms = ['desktop', 'mobile'] as const satisfies readonly SiteForm[];

/** The frame of every screen in each form, with those of its parts that come later and whose styles a rendered page needs. */
export const shells = {
  desktop: { module: 'src/shell/shell.tsx', later: ['src/shell/footer/footer.tsx'] },
  mobile: { module: 'src/shell/mobile/mobile-shell.tsx', later: [] },
} as const satisfies Record<SiteForm, { module: string; later: readonly string[] }>;

export interface Visitor {
  userAgent: string;
  /** The header `Sec-CH-UA-Mobile`: `?1` on a phone, `?0` elsewhere; not every browser sends it. */
  mobileHint?: string | undefined;
  /** What the visitor has chosen, which counts more than what their device says. */
  choice?: SiteForm | undefined;
}

/** Tablets do not call themselves mobile, and neither does a phone whose user asks for the desktop site. */
const mobileAgent = /iPhone|iPod|Windows Phone|Android.*\bMobile\b|\bMobile\b.*Firefox|Opera Mini|BlackBerry|BB10/i;
/** Search engines and messengers call themselves so, often beside the name of a phone's browser. */
const crawlerAgent =
  /bot\b|bots\b|crawler|spider|slurp|externalhit|mediapartners|google-inspection|preview|^WhatsApp|facebookcatalog/i;

export function isMobileAgent(userAgent: string): boolean {
  return mobileAgent.test(userAgent);
}

/** Crawlers index the canonical address, and so get the form that keeps it. */
export function isCrawler(userAgent: string): boolean {
  return crawlerAgent.test(userAgent);
}

/** The form in which a visitor gets the site. */
export function siteFormOf({ userAgent, mobileHint, choice }: Visitor): SiteForm {
  if (choice !== undefined) return choice;
  if (isCrawler(userAgent)) return 'desktop';
  return mobileHint === '?1' || isMobileAgent(userAgent) ? 'mobile' : 'desktop';
}

/** The cookie that keeps what a visitor has chosen. */
export const choiceCookie = 'site';

/** What has been chosen, by a `Cookie` header or a page's cookies. Any other value is none. */
export function readChoice(cookies: string | undefined): SiteForm | undefined {
  const values = (cookies ?? '').split(';').flatMap((pair) => {
    const [name = '', ...value] = pair.split('=');
    return name.trim() === choiceCookie ? [value.join('=').trim()] : [];
  });
  return siteForms.find((form) => form === values[0]);
}
