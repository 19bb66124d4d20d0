import Alert from '@mui/material/Alert';
import OutlinedInput from '@mui/material/OutlinedInput';
import { useQueryClient } from '@tanstack/react-query';
import { useRef, useState, type FormEvent, type KeyboardEvent } from 'react';
import { useTranslation } from 'react-i18next';
import type { StaffChat } from '#generated/client/types.gen.ts';
import { api, queries } from '#shared/api/api.ts';
import { displayFailure } from '#shared/api/errors.ts';
import { refetchShown } from '#shared/api/invalidate.ts';
import { FieldFrame, inputProps } from '#shared/forms/field-frame.tsx';
import { languageNames } from '#shared/i18n/language-names.ts';
import { Button } from '#shared/ui/button.tsx';
import { useMember } from '../session/desk-session.tsx';
import { readDraft, saveDraft } from '../session/drafts.ts';
import { writtenLanguage } from '../parts/reader-language.ts';
import { payloadLanguage, type StaffLanguage } from '#wire/language.ts';
import styles from './chats.module.css';
import { MessageSquareQuote } from 'lucide-react';
import { Menu } from '#shared/ui/menu.tsx';

interface SavedReplyMenuProps {
  /** Language of the buyer. */
  language: StaffLanguage;
  onChoose: (text: string) => void;
}

const longest = 2000;
/** Throttle of typing notifications to the buyer, in milliseconds. */
const typingPause = 3000;

/** Reply form. Shows replies from colleagues before anything is sent. */
export function ReplyForm({ chat }: { chat: StaffChat }) {
  const { t } = useTranslation('desk-chat');
  const { id: memberId } = useMember();
  const queryClient = useQueryClient();
  const { buyer, holder, lastId } = chat;
  const { accountId: id } = buyer;
  const language = writtenLanguage(buyer.language);
  const [text, setText] = useState(() => readDraft({ memberId, chatId: id }));
  const [fault, setFault] = useState<string>();
  const [isSending, setSending] = useState(false);
  const typedAt = useRef(-Infinity);
  const isOthers = holder !== undefined && holder.id !== memberId;

  function write(next: string): void {
    setText(next);
    saveDraft({ memberId, chatId: id }, next);
    setFault(undefined);
  }

  function noteTyping({ timeStamp }: { timeStamp: number }): void {
    if (timeStamp - typedAt.current < typingPause) return;
    typedAt.current = timeStamp;
    void api.staffTypeInChat({ body: { id } });
  }

  async function send(): Promise<void> {
    if (isSending) return;
    if (text.trim() === '' || text.length > longest) return setFault(t('answerMissing'));
    setSending(true);
    const { error } = await api.staffAnswerChat({ body: { id, text: text.trim(), seen: lastId } });
    // Text added while sending belongs to the next reply.
    const typed = readDraft({ memberId, chatId: id });
    if (error) setFault(displayFailure(error).text);
    else write(typed.startsWith(text) ? typed.slice(text.length).trimStart() : typed);
    // Refetch after a failure too: the chat may have changed, and the typed text stays.
    await refetchShown(queryClient, 'staffGetChat', 'staffListChats');
    setSending(false);
  }

  function submit(event: FormEvent): void {
    event.preventDefault();
    void send();
  }

  function onKey(event: KeyboardEvent): void {
    // During Chinese or Japanese composition, Enter confirms the word.
    if (event.key !== 'Enter' || event.shiftKey || event.nativeEvent.isComposing) return;
    event.preventDefault();
    void send();
  }

  if (isOthers) {
    return (
      <Alert severity="info" icon={false}>
        {t('othersChat', { name: holder.name })}
      </Alert>
    );
  }
  return (
    <form noValidate className={styles.answer} onSubmit={submit}>
      <FieldFrame
        label={t('answer')}
        error={fault}
        hint={t('answerHint', { language: languageNames[language] })}
        length={{ used: text.length, most: longest }}
      >
        {(ids) => (
          <OutlinedInput
            multiline
            minRows={2}
            maxRows={8}
            {...inputProps({ label: t('answer'), value: text, onChange: write }, ids)}
            value={text}
            onChange={(event) => {
              write(event.target.value);
              noteTyping(event);
            }}
            onKeyDown={onKey}
          />
        )}
      </FieldFrame>
      <div className={styles.answerActs}>
        <SavedReplyMenu
          language={language}
          onChoose={(ready) => write(text.trim() === '' ? ready : `${text.trimEnd()}\n${ready}`)}
        />
        <Button type="submit" size="small" isRepeatable loading={isSending}>
          {t('send')}
        </Button>
      </div>
    </form>
  );
}

/** Menu of saved replies in the buyer’s language. */
function SavedReplyMenu({ language, onChoose }: SavedReplyMenuProps) {
  const { t } = useTranslation('desk-chat');
  const { data } = queries.useStaffListReadyAnswersQuery();
  const answers = data?.answers ?? [];
  if (answers.length === 0) return <span />;
  return (
    <Menu
      label={t('insertReady')}
      items={answers.map(({ id, name, texts }) => ({
        id,
        text: name,
        onChoose: () => onChoose(texts[payloadLanguage(language)]),
      }))}
    >
      <MessageSquareQuote aria-hidden size="1.125rem" />
      <span>{t('insertReady')}</span>
    </Menu>
  );
}
