import { useQueryClient } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { api, queries } from '#shared/api/api.ts';
import { WholeNumbersSection } from './whole-numbers-section.tsx';

/** The deadlines of claims after arrival. */
export function ClaimTermsSection() {
  const { t } = useTranslation('desk-pricing');
  const queryClient = useQueryClient();
  const { data, error, refetch } = queries.useStaffGetClaimTermsQuery();
  return (
    <WholeNumbersSection
      title={t('claimTerms')}
      note={t('claimTermsNote')}
      done={t('claimsSet')}
      setting={data}
      error={error}
      onRetry={() => void refetch()}
      call="staffGetClaimTerms"
      readNow={() => queryClient.getQueryData(queries.staffGetClaimTermsOptions().queryKey)}
      // The limits of the contract.
      fieldsOf={({ hours, answerDays, replyDays }) => ({
        hours: { label: t('claimHours'), value: hours, limits: [24, 720] },
        answerDays: { label: t('claimAnswerDays'), value: answerDays, limits: [1, 30] },
        replyDays: { label: t('claimReplyDays'), value: replyDays, limits: [1, 60] },
      })}
      save={(numbers, version) => api.staffSetClaimTerms({ body: { version, ...numbers } })}
    />
  );
}
