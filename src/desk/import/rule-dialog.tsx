import { useQueryClient } from '@tanstack/react-query';
import { useForm } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import type { StaffImportRule, StaffImportRules } from '#generated/client/types.gen.ts';
import { api, queries } from '#shared/api/api.ts';
import { showToast } from '#shared/state/toasts.ts';
import { Form } from '#shared/forms/form.tsx';
import { useVersionConflict } from '../parts/use-version-conflict.ts';
import { ChangePreview } from './change-preview.tsx';
import { DaysFields, SourceFields } from './dated-fields.tsx';
import { datedTextsOf } from './dated-values.ts';
import { RuleFields } from './rule-fields.tsx';
import { givenRuleOf, ruleTextsOf } from './rule-values.ts';
import { refetchImportRules } from './refetch-rules.ts';
import { VersionDialog } from './version-dialog.tsx';
import { noTexts, type VersionTexts } from './version-texts.ts';

interface RuleDialogProps {
  /** The rule when the dialog opened. */
  rules: StaffImportRules;
  /** The version to correct; absent for a new one. */
  corrected?: StaffImportRule;
  onClose: () => void;
}

/** Dialog that sets the import eligibility rule of a country from a day on. */
export default function RuleDialog({ rules, corrected, onClose }: RuleDialogProps) {
  const { t } = useTranslation('desk-import');
  const queryClient = useQueryClient();
  const last = rules.periods.at(-1);
  const begun = corrected ?? last;
  const form = useForm<VersionTexts>({
    defaultValues: { ...noTexts, dated: datedTextsOf(corrected, last), rule: ruleTextsOf(begun) },
  });
  const { control, setError } = form;
  const { countryCode } = rules;
  const named = { countryCode, ...(corrected && { corrects: corrected.from }) };
  const { seen, failureText } = useVersionConflict(rules, {
    actionLabel: t('save'),
    readNow: () => queryClient.getQueryData(queries.staffReadImportRulesOptions({ body: { countryCode } }).queryKey),
  });

  async function send({ dated, rule }: VersionTexts): Promise<void> {
    const { error } = await api.staffPutImportRule({
      body: { ...named, version: seen().version, ...givenRuleOf(dated, rule, begun) },
    });
    await refetchImportRules(queryClient, error);
    if (error) return setError('root', { message: failureText(error) });
    showToast('success', t('ruleSet'));
    onClose();
  }

  const name = t('admission');
  return (
    <VersionDialog title={t(corrected ? 'correctOf' : 'addTo', { name })} lead={t('ruleLead')} onClose={onClose}>
      <Form form={form} onSubmit={send} submitLabel={t('save')}>
        <DaysFields control={control} />
        <RuleFields control={control} />
        <SourceFields control={control} />
        <ChangePreview
          form={form}
          ask={({ dated, rule }) =>
            api.staffPreviewImportRule({ body: { ...named, ...givenRuleOf(dated, rule, begun) } })
          }
        />
      </Form>
    </VersionDialog>
  );
}
