import type { PageMessage, WorkerMessage } from './messages.ts';

interface ExtendableEvent extends Event {
  waitUntil: (work: Promise<unknown>) => void;
}

interface WorkerEvents {
  install: ExtendableEvent;
  activate: ExtendableEvent;
  message: ExtendableEvent & { data: WorkerMessage };
  push: ExtendableEvent & { readonly data: { text: () => string } | null };
  notificationclick: ExtendableEvent & { readonly notification: { readonly data: unknown; close: () => void } };
}

/** An open page of the site. */
export interface OpenPage {
  readonly focused: boolean;
  postMessage: (message: PageMessage, transfer: MessagePort[]) => void;
  focus: () => Promise<unknown>;
}

/** What of a service worker's world this one uses. The types of a page, which the rest of `src/` has, know nothing of it. */
export interface WorkerScope {
  addEventListener: <Type extends keyof WorkerEvents>(type: Type, listen: (event: WorkerEvents[Type]) => void) => void;
  skipWaiting: () => Promise<void>;
  readonly clients: {
    claim: () => Promise<void>;
    matchAll: (options: { type: 'window'; includeUncontrolled: boolean }) => Promise<readonly OpenPage[]>;
    openWindow: (path: string) => Promise<unknown>;
  };
  readonly registration: {
    readonly navigationPreload?: { enable: () => Promise<void> };
    showNotification: (title: string, options: NotificationOptions & { renotify?: boolean }) => Promise<void>;
  };
}

/** What the build tells the worker of the site that it belongs to. */
export interface SiteBuild {
  /** Differs between any two builds that differ. */
  id: string;
  /**
   * Its files, by the language of those who need them; `every` is for all. `reading` and `acting` are what either needs
   * beside the screens when there is no line.
   */
  files: Readonly<Record<string, readonly string[]>>;
  /** The style sheets of each script. A rendered page brings its styles along, and so never asks for their files. */
  styles: Readonly<Record<string, readonly string[]>>;
}
