import { Suspense } from 'react';
import { lazyBeside } from '../../app/first-view.ts';
import { BrowserOnly } from '../../app/hydration.ts';
import { canBePushedTo } from '../../app/push/can-be-pushed-to.ts';

const Offer = lazyBeside(async () => (await import('./notification-parts.tsx')).loadOffer());
const Switch = lazyBeside(async () => (await import('./notification-parts.tsx')).loadSwitch());

/** Offers order notifications if this browser supports them and its user has not declined. It loads after the page. */
export function NewsOffer() {
  return <WhereTaken part={Offer} />;
}

/** Turns notifications on and off. */
export function NewsSwitch() {
  return <WhereTaken part={Switch} />;
}

function WhereTaken({ part: Part }: { part: typeof Offer }) {
  return (
    <BrowserOnly>
      <Suspense fallback={null}>{canBePushedTo() && <Part />}</Suspense>
    </BrowserOnly>
  );
}
