/** The site's two forms, desktop and mobile: one product, one build, two shells. */
export type SiteForm = 'desktop' | 'mobile';

export const siteForms = ['desktop', 'mobile'] as const satisfies readonly SiteForm[];

/** The path of the mobile site. Its addresses follow the `#`, as in `/m/#/Kenya/car/detail?id=1`. */
export const mobilePath = '/m/';

/** The shell of each form, with its lazy parts whose styles a rendered page needs. */
export const shells = {
  desktop: { module: 'src/site/shell/shell.tsx', later: ['src/site/shell/footer/footer.tsx'] },
  mobile: { module: 'src/site/shell/mobile/mobile-shell.tsx', later: ['src/site/shell/footer/footer.tsx'] },
} as const satisfies Record<SiteForm, { module: string; later: readonly string[] }>;

export interface Visitor {
  userAgent: string;
  /** The header `Sec-CH-UA-Mobile`: `?1` on a phone, `?0` elsewhere; some browsers do not send it. */
  mobileHint?: string | undefined;
  /** The visitor's own choice, which takes precedence over the device. */
  choice?: SiteForm | undefined;
}

/** Tablets do not identify as mobile, and neither does a phone whose user requests the desktop site. */
const mobileAgent = /iPhone|iPod|Windows Phone|Android.*\bMobile\b|\bMobile\b.*Firefox|Opera Mini|BlackBerry|BB10/i;
/** Search engines and messengers, which often also name a phone's browser. */
const crawlerAgent =
  /bot\b|bots\b|crawler|spider|slurp|externalhit|mediapartners|google-inspection|preview|^WhatsApp|facebookcatalog/i;

export function isMobileAgent(userAgent: string): boolean {
  return mobileAgent.test(userAgent);
}

/** Crawlers index the canonical address, so they get the desktop form. */
export function isCrawler(userAgent: string): boolean {
  return crawlerAgent.test(userAgent);
}

/** The form of the site that a visitor gets. */
export function siteFormOf({ userAgent, mobileHint, choice }: Visitor): SiteForm {
  if (choice !== undefined) return choice;
  if (isCrawler(userAgent)) return 'desktop';
  return mobileHint === '?1' || isMobileAgent(userAgent) ? 'mobile' : 'desktop';
}

/** The cookie that stores the visitor's choice. */
export const choiceCookie = 'site';
/** Stores a choice and redirects back to the page in the other form. */
export const choicePath = '/m/choice';

export function hrefOfChoice(form: SiteForm, page: string): string {
  return `${choicePath}?${new URLSearchParams({ site: form, page }).toString()}`;
}

/** The choice in a `Cookie` header or in a page's cookies. Any other value counts as none. */
export function readChoice(cookies: string | undefined): SiteForm | undefined {
  const values = (cookies ?? '').split(';').flatMap((pair) => {
    const [name = '', ...value] = pair.split('=');
    return name.trim() === choiceCookie ? [value.join('=').trim()] : [];
  });
  return siteForms.find((form) => form === values[0]);
}
