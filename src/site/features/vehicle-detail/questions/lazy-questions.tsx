import { startTransition, Suspense, useEffect, useRef, useState } from 'react';
import { lazyOverlays } from '#shared/state/first-view.ts';
import { hasPendingAction } from '#site/session/require-login.ts';
import { withTexts } from '#shared/i18n/feature-texts.ts';
import { useNear } from '../use-near.ts';
import styles from './questions-place.module.css';
import type { QuestionsProps } from './questions.tsx';

const Questions = lazyOverlays(
  async () => (await withTexts(() => import('./questions.tsx'), 'questions', 'panels')).Questions,
);

/** The questions about the vehicle. Their code and data load when the reader comes near. */
export function LazyQuestions(props: QuestionsProps) {
  const place = useRef<HTMLDivElement>(null);
  const isNear = useNear(place);
  const isContinued = useIsContinued();
  return (
    <div ref={place} className={styles.place}>
      {(isNear || isContinued) && (
        <Suspense fallback={null}>
          <Questions {...props} />
        </Suspense>
      )}
    </div>
  );
}

/** A login reloads the page, and the pending action may be a question. */
function useIsContinued(): boolean {
  const [isContinued, setContinued] = useState(false);
  useEffect(() => startTransition(() => setContinued(hasPendingAction())), []);
  return isContinued;
}
