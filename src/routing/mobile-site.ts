import { screens } from '../../screens/screens.ts';
import { isCrawler, isMobileAgent, mobilePath, type SiteForm } from '../../screens/site-forms.ts';
import type { Address } from './settle-address.ts';

/** From this width on a screen is a desktop's. */
const desktopWidth = 768;
/** The smallest width that the desktop site is laid out for. */
const layoutWidth = 1120;

export interface Device {
  /** Of the screen, not of a window that somebody has made small. */
  screenWidth: number;
  userAgent: string;
  /** Whether it is touched rather than pointed at. */
  isTouched: boolean;
}

/** Pages that another mobile site has at the same path; any other leads to its home. */
const sharedPaths: ReadonlySet<string> = new Set([screens.resetPassword.path, screens.legal.path, screens.detail.path]);
/** The result of a registration, and every other page about one. */
const registration = '/user/auth/register';

export function isMobile({ screenWidth, userAgent }: Device): boolean {
  return screenWidth < desktopWidth || isMobileAgent(userAgent);
}

/** The visitor of a page, as far as the mobile site is concerned. */
export interface PageVisitor {
  device: Device;
  /** The form in which the server has sent the page. */
  form: SiteForm;
  /** The form that the visitor has chosen, if they have. */
  choice: SiteForm | undefined;
}

/** Where such a visitor goes instead; nowhere from a desktop, or where there is no mobile site. */
export function mobileAddress(
  mobileUrl: string | undefined,
  visitor: PageVisitor,
  address: Address,
): string | undefined {
  if (mobileUrl === undefined) return undefined;
  if (mobileUrl === '') return isToBeLed(visitor) ? `${mobilePath}#${address.pathname}${address.search}` : undefined;
  return isMobile(visitor.device) ? addressAt(mobileUrl, address) : undefined;
}

/**
 * The server tells phones by what they say. A small screen that says nothing is left to the page; where it is touched, it
 * is a phone's whose user asks for the desktop site.
 */
function isToBeLed({ device, form, choice }: PageVisitor): boolean {
  const { screenWidth, userAgent, isTouched } = device;
  if (form === 'mobile' || choice !== undefined || isCrawler(userAgent)) return false;
  return isMobileAgent(userAgent) || (screenWidth < desktopWidth && !isTouched);
}

function addressAt(mobileUrl: string, { pathname, search }: Address): string {
  const [, prefix = '', ...rest] = pathname.split('/');
  const below = `/${rest.join('/')}`;
  const isShared = sharedPaths.has(below) || below === registration || below.startsWith(`${registration}/`);
  return `${mobileUrl}${mobilePath}#/${prefix}${isShared ? below + search : ''}`;
}

/** What the viewport of a tablet says, so that the desktop site fits on it; other screens take the page as it is. */
export function viewportFor(device: Device): string | undefined {
  const { screenWidth, isTouched } = device;
  const isTablet = isTouched && !isMobile(device) && screenWidth < layoutWidth;
  return isTablet ? `width=${layoutWidth}` : undefined;
}

export function readDevice({ screen, navigator }: Window): Device {
  return {
    screenWidth: screen.width,
    userAgent: navigator.userAgent,
    isTouched: navigator.maxTouchPoints > 0,
  };
}

/** To be done before the desktop site is measured, since it changes how wide the page is. */
export function fitViewport(page: Document, device: Device): void {
  const content = viewportFor(device);
  if (content !== undefined) page.querySelector('meta[name="viewport"]')?.setAttribute('content', content);
}
