import createCache, { type EmotionCache } from '@emotion/cache';

/**
 * Takes the components' styles where no page sees them. Nothing is measured in these tests, and a document that has them
 * reads them all anew at each look for a role.
 */
export function stylesAside(): EmotionCache {
  return createCache({ key: 'css', container: document.createElement('div') });
}
