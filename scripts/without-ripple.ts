import type { Plugin } from 'vite';

/** The modules of the library that only a ripple needs, with what stands in their place. */
const replaced = {
  TouchRipple: 'export default function TouchRipple() { return null; }',
  useLazyRipple: `const none = { ref: { current: null }, shouldMount: false, start() {}, stop() {}, pulsate() {} };
    export default function useLazyRipple() { return none; }`,
} as const;

const ofRipple = /[\\/]@mui[\\/]material[\\/](?:ButtonBase|useLazyRipple)[\\/](TouchRipple|useLazyRipple)\.mjs$/;

/**
 * Leaves the ripple of pressed buttons out of what is built. `src/ui/looks/buttons.ts` switches it off for every button,
 * but its code would come with the first page all the same, and each press would draw its button once more for nothing.
 */
export function withoutRipple(): Plugin {
  return {
    name: 'without-ripple',
    apply: 'build',
    enforce: 'pre',
    transform: {
      filter: { id: ofRipple },
      handler: (_code, id) => replaced[ofRipple.exec(id)?.[1] as keyof typeof replaced],
    },
  };
}
