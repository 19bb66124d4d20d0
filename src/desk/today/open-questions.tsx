import Alert from '@mui/material/Alert';
import { useTranslation } from 'react-i18next';
import type { StaffOpenQuestions } from '#generated/client/types.gen.ts';
import { TextLink } from '#shared/ui/text-link.tsx';
import { useDeskFormats } from '../parts/use-desk-formats.ts';
import { deskPaths } from '../session/desk-paths.ts';
import styles from './today.module.css';

interface OpenQuestionsProps {
  questions: StaffOpenQuestions;
  /** Server time. */
  now: string;
}

/** One-line summary of open questions, with a link to their page. */
export function OpenQuestions({ questions: { count, since = '' }, now }: OpenQuestionsProps) {
  const { t } = useTranslation('desk');
  const formats = useDeskFormats();
  const span = formats.span(Date.parse(now) - Date.parse(since));
  return (
    <Alert
      severity="info"
      icon={false}
      className={styles.notice ?? ''}
      action={<TextLink to={deskPaths.questions()}>{t('toQuestions')}</TextLink>}
    >
      {t('questionsWait', { count, number: formats.count(count), span })}
    </Alert>
  );
}
