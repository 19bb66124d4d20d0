import createCache, { type EmotionCache } from '@emotion/cache';

/**
 * Inserts the components' styles outside the document. These tests measure nothing, and a document with styles would parse
 * them again for each query by role.
 */
export function stylesAside(): EmotionCache {
  return createCache({ key: 'css', container: document.createElement('div') });
}
