import { useQueryClient } from '@tanstack/react-query';
import { useForm } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import type { StaffOrder } from '#generated/client/types.gen.ts';
import { api } from '#shared/api/api.ts';
import { displayFailure } from '#shared/api/errors.ts';
import { refetchShown } from '#shared/api/invalidate.ts';
import { Form } from '#shared/forms/form.tsx';
import { useField } from '#shared/forms/use-field.ts';
import { Section } from '../parts/section.tsx';
import { TextArea } from '#shared/forms/text-area.tsx';
import { useDeskFormats } from '../parts/use-desk-formats.ts';
import styles from './order-parts.module.css';
import { noteOwnVersion } from './own-versions.ts';

const longest = 2000;

/** Internal notes on an order, never visible to buyers. */
export function OrderNotes({ order: { id, version, notes, can } }: { order: StaffOrder }) {
  const { t } = useTranslation('desk-orders');
  const formats = useDeskFormats();
  return (
    <Section title={t('notes')}>
      {notes.length === 0 && <p className={styles.quiet}>{t('noNotes')}</p>}
      <ul className={styles.notes}>
        {notes.map((note) => (
          <li key={note.id} className={styles.note}>
            <p className={styles.quiet}>
              <strong>{note.name}</strong>{' '}
              <time dateTime={note.at} className="figures">
                {formats.moment(note.at)}
              </time>
            </p>
            <p>{note.text}</p>
          </li>
        ))}
      </ul>
      {can.includes('addNote') && <NoteForm id={id} version={version} />}
    </Section>
  );
}

function NoteForm({ id, version }: Pick<StaffOrder, 'id' | 'version'>) {
  const { t } = useTranslation('desk-orders');
  const queryClient = useQueryClient();
  const form = useForm({ defaultValues: { text: '' } });
  const { control, setError, reset, getValues, setValue } = form;
  const field = useField({
    control,
    name: 'text',
    check: (text) => (text.trim() === '' || text.length > longest ? t('noteMissing') : undefined),
  });

  async function send({ text }: { text: string }): Promise<void> {
    const { error } = await api.staffAddNote({ body: { id, text: text.trim() } });
    if (error) return setError('root', { message: displayFailure(error).text });
    const typed = getValues('text');
    reset();
    // Text added while the note was being sent belongs to the next one.
    setValue('text', typed.startsWith(text) ? typed.slice(text.length).trimStart() : typed, { shouldDirty: true });
    // The note raises the version. If a colleague has changed the order before it, the refetch shows both.
    noteOwnVersion(id, version + 1);
    await refetchShown(queryClient, 'staffGetOrder', 'staffGetTimeline');
  }

  return (
    <Form form={form} onSubmit={send} submitLabel={t('addNote')}>
      <TextArea {...field} label={t('newNote')} hint={t('noteHint')} maxLength={longest} />
    </Form>
  );
}
