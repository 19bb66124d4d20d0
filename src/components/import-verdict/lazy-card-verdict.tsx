import { Suspense } from 'react';
import { lazyOverlays } from '../../app/first-view.ts';
import { BrowserOnly } from '../../app/hydration.ts';
import { loadTexts } from '../../i18n/feature-texts.ts';
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
