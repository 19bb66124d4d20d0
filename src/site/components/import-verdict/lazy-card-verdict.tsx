import { Suspense } from 'react';
import { lazyOverlays } from '#shared/state/first-view.ts';
import { BrowserOnly } from '#site/page-state/hydration.ts';
import { loadTexts } from '#shared/i18n/feature-texts.ts';
import type { CardVerdictProps } from './card-verdict.tsx';

const CardVerdict = lazyOverlays(async () => {
  const [part] = await Promise.all([import('./card-verdict.tsx'), loadTexts('importing')]);
  return part.CardVerdict;
});

/** The verdict on a card, which loads after the list. It overlays the picture, so nothing moves. */
export function LazyCardVerdict(props: CardVerdictProps) {
  return (
    <BrowserOnly>
      <Suspense fallback={null}>
        <CardVerdict {...props} />
      </Suspense>
    </BrowserOnly>
  );
}
