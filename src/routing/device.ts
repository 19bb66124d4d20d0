import { viewportFor, type Device } from './mobile-site.ts';

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
