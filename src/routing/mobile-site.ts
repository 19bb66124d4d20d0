import { screens } from '../../screens/screens.ts';
import type { Address } from './settle-address.ts';

/** From this width on a screen is a desktop's. */
export const desktopWidth = 768;
/** The smallest width that the desktop site is laid out for. */
const layoutWidth = 1120;

export interface Device {
  /** Of the screen, not of a window that somebody has made small. */
  screenWidth: number;
  userAgent: string;
  /** Whether it is touched rather than pointed at. */
  isTouched: boolean;
}

/** Pages that the mobile site has at the same path; any other leads to its home. */
const sharedPaths: ReadonlySet<string> = new Set([screens.resetPassword.path, screens.legal.path, screens.detail.path]);
/** The result of a registration, and every other page about one. */
const registration = '/user/auth/register';

/** Tablets do not call themselves mobile, and are given the desktop site. */
const mobileAgent = /iPhone|iPod|Windows Phone|Android.*\bMobile\b|\bMobile\b.*Firefox|Opera Mini|BlackBerry|BB10/i;

export function isMobile({ screenWidth, userAgent }: Device): boolean {
  return screenWidth < desktopWidth || mobileAgent.test(userAgent);
}

/** Where a visitor with such a device goes instead; nowhere from a desktop, or where there is no mobile site. */
export function mobileAddress(
  mobileUrl: string | undefined,
  device: Device,
  { pathname, search }: Address,
): string | undefined {
  if (mobileUrl === undefined || !isMobile(device)) return undefined;
  const [, prefix = '', ...rest] = pathname.split('/');
  const below = `/${rest.join('/')}`;
  const isShared = sharedPaths.has(below) || below === registration || below.startsWith(`${registration}/`);
  return `${mobileUrl}/m/#/${prefix}${isShared ? below + search : ''}`;
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

/** To be done before the page is measured, since it changes how wide the page is. */
export function fitViewport(page: Document, device: Device): void {
  const content = viewportFor(device);
  if (content !== undefined) page.querySelector('meta[name="viewport"]')?.setAttribute('content', content);
}
