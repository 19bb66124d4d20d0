import { startTransition, Suspense, useEffect, useRef, useState } from 'react';
import { lazyBeside } from '../../../app/first-view.ts';
import { hasPendingAction } from '../../../app/gate.ts';
import { withTexts } from '../../../i18n/feature-texts.ts';
import { useNear } from '../use-near.ts';
import styles from './questions-place.module.css';
import type { QuestionsProps } from './questions.tsx';

const Questions = lazyBeside(async () => (await withTexts(() => import('./questions.tsx'), 'questions')).Questions);

/** What was asked about the vehicle. Its code and its answer come when a reader is near. */
export function LateQuestions(props: QuestionsProps) {
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

/** A login loads the page anew, and what waited for it may be a question. */
function useIsContinued(): boolean {
  const [isContinued, setContinued] = useState(false);
  useEffect(() => startTransition(() => setContinued(hasPendingAction())), []);
  return isContinued;
}
