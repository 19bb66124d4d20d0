import { screens } from '#screens/screens.ts';
import { isCrawler, isMobileAgent, mobilePath, type SiteForm } from '#screens/site-forms.ts';
import type { Address } from '#shared/routing/resolve-address.ts';

/** The minimum width of a desktop screen. */
const desktopWidth = 768;
/** The minimum width of the desktop layout. */
const layoutWidth = 1120;

export interface Device {
  /** The width of the screen, not of a window that may have been made narrow. */
  screenWidth: number;
  userAgent: string;
  /** Whether it is a touch device. */
  isTouched: boolean;
}

/** Pages that an external mobile site has at the same path; any other page redirects to its home. */
const sharedPaths: ReadonlySet<string> = new Set([screens.resetPassword.path, screens.legal.path, screens.detail.path]);
/** The result of a registration, and every other page about one. */
const registration = '/user/auth/register';

export function isMobile({ screenWidth, userAgent }: Device): boolean {
  return screenWidth < desktopWidth || isMobileAgent(userAgent);
}

/** The visitor's properties that decide between the two forms. */
export interface PageVisitor {
  device: Device;
  /** The form of the site that the server sent. */
  form: SiteForm;
  /** The form that the visitor has chosen, if any. */
  choice: SiteForm | undefined;
}

/** Where such a visitor is redirected; undefined on a desktop, or if there is no mobile site. */
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
 * The server detects phones by their headers. A small screen that was not detected is decided by the page; with touch, it is
 * a phone whose user requests the desktop site.
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

/** The viewport for a tablet, so that the desktop site fits; undefined for other screens. */
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

/** Call it before the desktop layout is measured, since it changes the page's width. */
export function fitViewport(page: Document, device: Device): void {
  const content = viewportFor(device);
  if (content !== undefined) page.querySelector('meta[name="viewport"]')?.setAttribute('content', content);
}
