import {
  Anchor,
  BookOpenText,
  Building2,
  CarFront,
  ChartColumn,
  CircleAlert,
  ClipboardList,
  GalleryHorizontal,
  HandCoins,
  Landmark,
  LogOut,
  MailQuestionMark,
  MessageCircleQuestionMark,
  MessagesSquare,
  Scale,
  ScrollText,
  Smartphone,
  TicketPercent,
  UserRound,
  UsersRound,
} from 'lucide-react';
import { useEffect, useRef, useState, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { NavLink, useMatch } from 'react-router';
import { Button } from '#shared/ui/button.tsx';
import { deskPages, isFor, type DeskPageName } from '../session/desk-pages.ts';
import { useDeskSession, useMember } from '../session/desk-session.tsx';
import { LanguageMenu } from '../parts/language-menu.tsx';
import { hasDrafts } from '../session/drafts.ts';
import { hasUnsaved } from '../session/unsaved.ts';
import { useDiscardQuestion, useQuestion } from '../parts/use-question.tsx';
import styles from './desk-shell.module.css';

const entries = [
  { name: 'today', Icon: ClipboardList },
  { name: 'orders', Icon: ScrollText },
  { name: 'stock', Icon: CarFront },
  { name: 'chats', Icon: MessagesSquare },
  { name: 'inquiries', Icon: MailQuestionMark },
  { name: 'questions', Icon: MessageCircleQuestionMark },
  { name: 'offers', Icon: HandCoins },
  { name: 'claims', Icon: CircleAlert },
  { name: 'mpesa', Icon: Smartphone },
  { name: 'pricing', Icon: Scale },
  { name: 'import', Icon: Landmark },
  { name: 'company', Icon: Building2 },
  { name: 'coupons', Icon: TicketPercent },
  { name: 'banners', Icon: GalleryHorizontal },
  { name: 'analytics', Icon: ChartColumn },
  { name: 'people', Icon: UsersRound },
  { name: 'auditLog', Icon: BookOpenText },
  { name: 'account', Icon: UserRound },
] as const satisfies readonly { name: DeskPageName; Icon: unknown }[];

/** Layout of every page behind the login: navigation and account. */
export function DeskShell({ children }: { children: ReactNode }) {
  const { t } = useTranslation(['desk', 'common']);
  const { name, role, takesMpesa = false } = useMember();
  const { logOut } = useDeskSession();
  const [isLeaving, setLeaving] = useState(false);
  const { ask, question } = useQuestion();
  const discard = useDiscardQuestion();

  async function leave(): Promise<void> {
    if ((hasUnsaved() || hasDrafts()) && !(await ask(discard))) return;
    setLeaving(true);
    await logOut().finally(() => setLeaving(false));
  }

  return (
    <div className={styles.desk}>
      <a className={styles.skip} href="#content">
        {t('skipToContent')}
      </a>
      <header className={styles.rail}>
        <p className={styles.brand}>
          <Anchor aria-hidden size="1.25rem" />
          <span>{t('name')}</span>
        </p>
        <nav aria-label={t('pages')} className={styles.pages}>
          <ul className={styles.entries}>
            {entries
              .filter((entry) => isFor(entry.name, role) && (takesMpesa || entry.name !== 'mpesa'))
              .map((entry) => (
                <Entry key={entry.name} {...entry} />
              ))}
          </ul>
        </nav>
        <div className={styles.foot}>
          <p className={styles.who}>
            <strong>{name}</strong>
            <span>{t(`role_${role}`)}</span>
          </p>
          <LanguageMenu />
          <Button
            variant="text"
            size="small"
            className={styles.leave ?? ''}
            loading={isLeaving}
            startIcon={<LogOut aria-hidden size="1.125rem" />}
            onClick={() => void leave()}
          >
            {t('logOut')}
          </Button>
        </div>
      </header>
      <main id="content" tabIndex={-1} className={styles.main}>
        {children}
      </main>
      {question}
    </div>
  );
}

function Entry({ name, Icon }: (typeof entries)[number]) {
  const { t } = useTranslation('desk');
  const { path } = deskPages[name];
  const isWhole = name === 'today';
  const isOpen = useMatch({ path, end: isWhole }) !== null;
  const item = useRef<HTMLLIElement>(null);
  // Scrolls the current page’s link into view if the list overflows.
  useEffect(() => {
    if (isOpen) item.current?.scrollIntoView({ block: 'nearest', inline: 'nearest' });
  }, [isOpen]);
  return (
    <li ref={item}>
      <NavLink to={path} end={isWhole} className={styles.entry ?? ''}>
        <Icon aria-hidden size="1.25rem" />
        <span>{t(`page_${name}`)}</span>
      </NavLink>
    </li>
  );
}
