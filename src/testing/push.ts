import { vi } from 'vitest';

interface PushWorld {
  /** The user's current permission, and the answer to the browser's prompt. */
  permission?: NotificationPermission;
  answer?: NotificationPermission;
  isSubscribed?: boolean;
  /** Whether the browser reaches its push service. */
  isReached?: boolean;
}

export interface FakePush {
  /** How often the browser has shown its prompt. */
  asked: () => number;
  isSubscribed: () => boolean;
  /** The server's key of the browser's subscription. */
  key: () => string | undefined;
  /** The notifications shown and not removed. */
  shown: () => number;
}

export const testEndpoint = 'https://push.example/send/1';

/** Mocks a browser with push support; undone by `vi.unstubAllGlobals()` and `dropPush()`. */
export function installPush(world: PushWorld = {}): FakePush {
  const { permission = 'default', answer = 'granted', isReached = true } = world;
  let said = permission;
  let asked = 0;
  let key = world.isSubscribed === true ? 'old' : undefined;
  let shown = world.isSubscribed === true ? 2 : 0;

  function subscriptionOf(publicKey: string) {
    return {
      endpoint: testEndpoint,
      options: {
        applicationServerKey: Uint8Array.from(atob(publicKey.replaceAll('-', '+').replaceAll('_', '/')), (sign) =>
          sign.charCodeAt(0),
        ).buffer,
      },
      getKey: (name: string) => new Uint8Array(name === 'auth' ? 16 : 65).fill(4).buffer,
      async unsubscribe() {
        key = undefined;
        return true;
      },
    };
  }

  const registration = {
    pushManager: {
      getSubscription: async () => (key === undefined ? null : subscriptionOf(key)),
      async subscribe({ applicationServerKey }: { applicationServerKey: string }) {
        if (!isReached) throw new DOMException('no push service', 'AbortError');
        key = applicationServerKey;
        return subscriptionOf(key);
      },
    },
    getNotifications: async () => Array.from({ length: shown }, () => ({ close: () => (shown -= 1) })),
  };
  vi.stubGlobal('PushManager', Object);
  vi.stubGlobal('Notification', {
    get permission() {
      return said;
    },
    async requestPermission() {
      asked += 1;
      said = answer;
      return answer;
    },
  });
  const workers = Object.assign(new EventTarget(), {
    ready: Promise.resolve(registration),
    getRegistration: async () => registration,
  });
  Object.defineProperty(navigator, 'serviceWorker', { value: workers, configurable: true });
  return { asked: () => asked, isSubscribed: () => key !== undefined, key: () => key, shown: () => shown };
}

/** Removes push support from the browser. */
export function dropPush(): void {
  Reflect.deleteProperty(navigator, 'serviceWorker');
}
