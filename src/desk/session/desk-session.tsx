import { useQueryClient } from '@tanstack/react-query';
import { createContext, use, useEffect, useMemo, useState, useSyncExternalStore, type ReactNode } from 'react';
import type { StaffSelf, StaffTokens } from '#generated/client/types.gen.ts';
import type { SessionEnd } from '#wire/client/session.ts';
import { api, queries as calls } from '#shared/api/api.ts';
import { discardDrafts } from './drafts.ts';
import { discardUnsaved, hasUnsaved } from './unsaved.ts';
import type { DeskClient } from './start-desk.ts';

export interface DeskSession {
  isLoggedIn: boolean;
  /** Why the session ended, until the next login. */
  ended: SessionEnd | undefined;
  begin: (tokens: StaffTokens) => void;
  /** Whether pages with unsaved input stay mounted, hidden, until the same staff member logs in again. */
  isKept: boolean;
  logOut: () => Promise<void>;
}

/** The part of the desk client that pages need for the session. */
export type SessionOfDesk = {
  isLoggedIn: DeskClient['isLoggedIn'];
  session: Pick<DeskClient['session'], 'begin' | 'end' | 'onChange' | 'onEnd'>;
};

const DeskSessionContext = createContext<DeskSession | undefined>(undefined);

export function DeskSessionProvider({ client, children }: { client: SessionOfDesk; children: ReactNode }) {
  const { session, isLoggedIn: read } = client;
  const queries = useQueryClient();
  const isLoggedIn = useSyncExternalStore(session.onChange, read);
  const [ended, setEnded] = useState<SessionEnd>();
  const [isKept, setKept] = useState(false);

  useEffect(() => session.onEnd(setEnded), [session]);
  // Clears cached data between staff members. With unsaved input, the next login decides.
  useEffect(
    () =>
      session.onChange((isIn) => {
        if (isIn) return;
        if (hasUnsaved()) setKept(true);
        else queries.clear();
      }),
    [session, queries],
  );

  useEffect(() => {
    /** Shows the hidden pages, unless another staff member has logged in. */
    async function compareMember(): Promise<void> {
      const key = calls.staffMeOptions().queryKey;
      const before = queries.getQueryData(key)?.id;
      const { data } = await api.staffMe();
      if (data && data.id !== before) {
        discardUnsaved();
        queries.clear();
      }
      if (data) queries.setQueryData(key, data);
      setKept(false);
    }
    // The login may have been renewed in another tab.
    if (isLoggedIn && isKept) void compareMember();
  }, [isLoggedIn, isKept, queries]);

  const value = useMemo<DeskSession>(
    () => ({
      isLoggedIn,
      ended,
      isKept,
      begin(tokens) {
        setEnded(undefined);
        session.begin(tokens);
      },
      async logOut() {
        await api.staffLogOut();
        setEnded(undefined);
        discardUnsaved();
        discardDrafts();
        session.end();
      },
    }),
    [isLoggedIn, ended, isKept, session],
  );
  return <DeskSessionContext value={value}>{children}</DeskSessionContext>;
}

export function useDeskSession(): DeskSession {
  const session = use(DeskSessionContext);
  if (!session) throw new Error('useDeskSession needs a DeskSessionProvider around it.');
  return session;
}

const MemberContext = createContext<StaffSelf | undefined>(undefined);

/** Provides the logged-in staff member to the pages. */
export const MemberProvider = MemberContext;

export function useMember(): StaffSelf {
  const member = use(MemberContext);
  if (!member) throw new Error('useMember is for pages behind the login.');
  return member;
}
