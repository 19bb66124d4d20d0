import { Suspense } from 'react';
import { lazyOverlays } from '#shared/state/first-view.ts';
import { BrowserOnly } from '#site/page-state/hydration.ts';
import { canBePushedTo } from '#site/push/can-be-pushed-to.ts';

const Offer = lazyOverlays(async () => (await import('./notification-parts.tsx')).loadOffer());
const Switch = lazyOverlays(async () => (await import('./notification-parts.tsx')).loadSwitch());

/** Offers order notifications if this browser supports them and its user has not declined. It loads after the page. */
export function NotificationOffer() {
  return <WhereTaken part={Offer} />;
}

/** Turns notifications on and off. */
export function NotificationSwitch() {
  return <WhereTaken part={Switch} />;
}

function WhereTaken({ part: Part }: { part: typeof Offer }) {
  return (
    <BrowserOnly>
      <Suspense fallback={null}>{canBePushedTo() && <Part />}</Suspense>
    </BrowserOnly>
  );
}
