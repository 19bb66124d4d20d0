import { vi } from 'vitest';

interface PushWorld {
  /** What the browser's user has said before, and what they answer to its question now. */
  permission?: NotificationPermission;
  answer?: NotificationPermission;
  isSubscribed?: boolean;
  /** Whether the browser reaches its push service. */
  isReached?: boolean;
}

export interface FakePush {
  /** How often the browser has asked its own question. */
  asked: () => number;
  isSubscribed: () => boolean;
  /** The server's key that the browser has subscribed with. */
  key: () => string | undefined;
  /** What the browser shows, and has not been taken away. */
  shown: () => number;
}

export const testEndpoint = 'https://push.example/send/1';

/** Gives a test's browser what messages need; taken back by `vi.unstubAllGlobals()` and `dropPush()`. */
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

/** Makes the browser one again that takes no messages. */
export function dropPush(): void {
  Reflect.deleteProperty(navigator, 'serviceWorker');
}
