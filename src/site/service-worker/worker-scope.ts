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

/** The part of the service worker API that is used. `src/` is compiled with the types of a page, which lack it. */
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

/** Build data of the site that the worker belongs to. */
export interface SiteBuild {
  /** Unique per build. */
  id: string;
  /**
   * Its files, by language; `every` is for all. `reading` and `acting` are needed for these offline, besides the screens.
   */
  files: Readonly<Record<string, readonly string[]>>;
  /** The style sheets of each script. A rendered page contains its styles, and so never requests these files. */
  styles: Readonly<Record<string, readonly string[]>>;
}
