import { MessageSquareQuote } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { queries } from '#shared/api/api.ts';
import { payloadLanguage, type Language } from '#wire/language.ts';
import { Menu } from '#shared/ui/menu.tsx';

interface SavedReplyMenuProps {
  /** Language of the buyer. */
  language: Language;
  onChoose: (text: string) => void;
}

/** Menu of saved replies in the buyer’s language. */
export function SavedReplyMenu({ language, onChoose }: SavedReplyMenuProps) {
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
