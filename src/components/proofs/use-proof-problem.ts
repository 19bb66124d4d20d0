import { useTranslation } from 'react-i18next';
import { showToast } from '../../app/toasts.ts';
import { proofLimit, sizeText } from './picture-checks.ts';
import { mostProofs } from './proof-plan.ts';
import type { ProofProblem } from './use-proofs.ts';

/** Says why a picture was not taken. */
export function useProofProblem(): (problem: ProofProblem) => void {
  const { t } = useTranslation(['orders', 'messages']);
  return (problem) => {
    if ('roomLeft' in problem) {
      const { roomLeft } = problem;
      const text = roomLeft > 0 ? t('moreProofs', { count: roomLeft }) : t('mostProofs', { most: mostProofs });
      showToast('warning', text);
      return;
    }
    const texts = {
      wrongFormat: t('wrongFormat'),
      tooLarge: t('tooLarge', { size: sizeText(proofLimit) }),
      empty: t('messages:emptyFile'),
      unreadable: t('messages:fileUnreadable'),
      duplicate: t('proofDuplicate'),
    } as const;
    showToast('warning', t('aboutPicture', { name: problem.name, text: texts[problem.fault] }));
  };
}
