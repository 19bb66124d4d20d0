import type { Plugin } from 'vite';

/** The library modules that only the ripple needs, and their replacements. */
const replaced = {
  TouchRipple: 'export default function TouchRipple() { return null; }',
  useLazyRipple: `const none = { ref: { current: null }, shouldMount: false, start() {}, stop() {}, pulsate() {} };
    export default function useLazyRipple() { return none; }`,
} as const;

const ofRipple = /[\\/]@mui[\\/]material[\\/](?:ButtonBase|useLazyRipple)[\\/](TouchRipple|useLazyRipple)\.mjs$/;

/**
 * Removes the ripple of pressed buttons from the build. `src/shared/ui/looks/buttons.ts` switches it off for every button, but
 * its code would still load with the first page, and each press would render the button once more.
 */
export function withoutRipple(): Plugin {
  return {
    name: 'remove-ripple',
    apply: 'build',
    enforce: 'pre',
    transform: {
      filter: { id: ofRipple },
      handler: (_code, id) => replaced[ofRipple.exec(id)?.[1] as keyof typeof replaced],
    },
  };
}
