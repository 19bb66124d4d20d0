import Chip from '@mui/material/Chip';
import { useQueryClient } from '@tanstack/react-query';
import { useForm } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import type { StaffChatHours } from '#generated/client/types.gen.ts';
import { api, queries } from '#shared/api/api.ts';
import { refetchShown } from '#shared/api/invalidate.ts';
import { showToast } from '#shared/state/toasts.ts';
import { CheckBox } from '#shared/forms/check-box.tsx';
import { Form } from '#shared/forms/form.tsx';
import { useField } from '#shared/forms/use-field.ts';
import { languageNames } from '#shared/i18n/language-names.ts';
import { TextArea } from '#shared/forms/text-area.tsx';
import { useVersionConflict } from '../parts/use-version-conflict.ts';
import styles from './chats.module.css';
import OutlinedInput from '@mui/material/OutlinedInput';
import { FieldFrame, inputProps, type FieldProps } from '#shared/forms/field-frame.tsx';

const longest = 500;
const weekdays = ['1', '2', '3', '4', '5', '6', '7'] as const;

export function HoursForm({ hours, onDone }: { hours: StaffChatHours; onDone: () => void }) {
  const { t } = useTranslation('desk-chat');
  const queryClient = useQueryClient();
  const { seen, failureText } = useVersionConflict(hours, {
    actionLabel: t('saveHours'),
    readNow: () => queryClient.getQueryData(queries.staffGetChatHoursOptions().queryKey),
  });
  const form = useForm<StaffChatHours>({ defaultValues: hours });
  const { control, setError } = form;
  const isOn = useField({ control, name: 'isOn' });
  const days = useField({ control, name: 'days' });
  const from = useField({ control, name: 'from' });
  const to = useField({ control, name: 'to' });
  const check = (text: string, { isOn: isNeeded }: StaffChatHours) =>
    (isNeeded && text.trim() === '') || text.length > longest ? t('textMissing') : undefined;
  const en = useField({ control, name: 'en', check });
  const cn = useField({ control, name: 'cn', check });
  const jp = useField({ control, name: 'jp', check });

  async function send(values: StaffChatHours): Promise<void> {
    if (values.days === '' || values.from === '' || values.to === '' || values.from === values.to) {
      return setError('root', { message: t('hoursMissing') });
    }
    const { error } = await api.staffChangeChatHours({ body: { ...values, version: seen().version } });
    await refetchShown(queryClient, 'staffGetChatHours');
    if (error) return setError('root', { message: failureText(error) });
    showToast('success', t('hoursSaved'));
    onDone();
  }

  function toggle(day: string): void {
    const isChosen = days.value.includes(day);
    days.onChange(weekdays.filter((one) => (one === day ? !isChosen : days.value.includes(one))).join(''));
  }

  return (
    <Form form={form} onSubmit={send} submitLabel={t('saveHours')}>
      <CheckBox {...isOn} label={t('hoursOn')} />
      <ul className={styles.days} aria-label={t('days')}>
        {weekdays.map((day) => {
          const isChosen = days.value.includes(day);
          return (
            <li key={day}>
              <Chip
                clickable
                variant="outlined"
                className={isChosen ? (styles.chosen ?? '') : ''}
                aria-pressed={isChosen}
                label={t(`day_${day}`)}
                onClick={() => toggle(day)}
              />
            </li>
          );
        })}
      </ul>
      <div className={styles.times}>
        <TimeInput {...from} label={t('hoursFrom')} />
        <TimeInput {...to} label={t('hoursTo')} />
      </div>
      <div lang="en">
        <TextArea {...en} label={t('awayText', { language: languageNames.en })} maxLength={longest} />
      </div>
      <div lang="zh">
        <TextArea {...cn} label={t('awayText', { language: languageNames.zh })} maxLength={longest} />
      </div>
      <div lang="ja">
        <TextArea {...jp} label={t('awayText', { language: languageNames.ja })} maxLength={longest} />
      </div>
    </Form>
  );
}

/** Time input; empty for none. */
function TimeInput(field: FieldProps) {
  const { label, value, onChange, onBlur, error, hint } = field;
  return (
    <FieldFrame label={label} error={error} hint={hint}>
      {(ids) => (
        <OutlinedInput
          type="time"
          {...inputProps(field, ids)}
          value={value}
          onChange={(event) => onChange(event.target.value)}
          {...(onBlur && { onBlur })}
        />
      )}
    </FieldFrame>
  );
}
