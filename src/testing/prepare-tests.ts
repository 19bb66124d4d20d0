import { afterAll, afterEach, beforeAll, vi } from 'vitest';

/** A screen may take long on a busy machine; the library's default timeout is one second. */
const patience = 30_000;

// Test files share the document and the libraries, but not our own modules, whose state lasts as long as a page.
vi.resetModules();

// Clears what one file leaves behind, so that it does not affect the next.
if (typeof document !== 'undefined') {
  beforeAll(async () => {
    const { configure } = await import('@testing-library/react');
    configure({ asyncUtilTimeout: patience });
  });
  const { happyDOM } = window as unknown as { happyDOM: { setURL: (url: string) => void } };
  const firstAddress = location.href;
  const ownNames = new Set(Object.getOwnPropertyNames(navigator));
  afterEach(async () => {
    const { cleanup } = await import('@testing-library/react');
    cleanup();
  });
  afterAll(async () => {
    vi.useRealTimers();
    vi.unstubAllGlobals();
    vi.unstubAllEnvs();
    happyDOM.setURL(firstAddress);
    for (const name of Object.getOwnPropertyNames(navigator)) {
      if (!ownNames.has(name)) Reflect.deleteProperty(navigator, name);
    }
    localStorage.clear();
    sessionStorage.clear();
    for (const cookie of document.cookie.split('; ')) document.cookie = `${cookie.split('=')[0]}=; max-age=0; path=/`;
    document.head.replaceChildren();
    document.body.replaceChildren();
    for (const element of [document.documentElement, document.body])
      for (const { name } of Array.from(element.attributes)) element.removeAttribute(name);
    const { hideAllToasts } = await import('./toasts.tsx');
    hideAllToasts();
  });
}

// The test document loads no pictures, but reports each as complete.
if (typeof HTMLImageElement !== 'undefined')
  Object.defineProperty(HTMLImageElement.prototype, 'complete', { get: () => false, configurable: true });
