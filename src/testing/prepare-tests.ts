import { beforeAll } from 'vitest';

/** A screen may take long on a busy machine; left to itself the library gives up after a second. */
const patience = 30_000;

beforeAll(async () => {
  if (typeof document === 'undefined') return;
  const { configure } = await import('@testing-library/react');
  configure({ asyncUtilTimeout: patience });
  await stopStackTraces();
});

/**
 * While developing, React keeps a stack trace of each element, for its warnings. That takes seven times as long as creating
 * the element. Here it believes that it has already kept the most it allows itself.
 */
async function stopStackTraces(): Promise<void> {
  const { __CLIENT_INTERNALS_DO_NOT_USE_OR_WARN_USERS_THEY_CANNOT_UPGRADE: internals } =
    (await import('react')) as unknown as Record<string, object>;
  if (internals && 'recentlyCreatedOwnerStacks' in internals)
    Object.defineProperty(internals, 'recentlyCreatedOwnerStacks', { get: () => Infinity, set() {} });
}

// The tests' document fetches no pictures, but says of each that it is complete.
if (typeof HTMLImageElement !== 'undefined')
  Object.defineProperty(HTMLImageElement.prototype, 'complete', { get: () => false, configurable: true });
