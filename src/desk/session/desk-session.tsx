import { useQueryClient } from '@tanstack/react-query';
import { createContext, use, useEffect, useMemo, useState, useSyncExternalStore, type ReactNode } from 'react';
import type { StaffSelf, StaffTokens } from '../../../generated/client/types.gen.ts';
import type { SessionEnd } from '../../../wire/client/session.ts';
import { api } from '../../api/api.ts';
import type { DeskClient } from './start-desk.ts';

export interface DeskSession {
  isLoggedIn: boolean;
  /** Why nobody is logged in any more, until somebody is. */
  ended: SessionEnd | undefined;
  begin: (tokens: StaffTokens) => void;
  logOut: () => Promise<void>;
}

/** As much of the desk's client as its pages know of the session. */
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

  useEffect(() => session.onEnd(setEnded), [session]);
  // What one member has read is not for the next.
  useEffect(() => session.onChange((isIn) => !isIn && queries.clear()), [session, queries]);

  const value = useMemo<DeskSession>(
    () => ({
      isLoggedIn,
      ended,
      begin(tokens) {
        setEnded(undefined);
        session.begin(tokens);
      },
      async logOut() {
        await api.staffLogOut();
        setEnded(undefined);
        session.end();
      },
    }),
    [isLoggedIn, ended, session],
  );
  return <DeskSessionContext value={value}>{children}</DeskSessionContext>;
}

export function useDeskSession(): DeskSession {
  const session = use(DeskSessionContext);
  if (!session) throw new Error('useDeskSession needs a DeskSessionProvider around it.');
  return session;
}

const MemberContext = createContext<StaffSelf | undefined>(undefined);

/** Who is logged in. It surrounds every page behind the login. */
export const MemberProvider = MemberContext;

export function useMember(): StaffSelf {
  const member = use(MemberContext);
  if (!member) throw new Error('useMember is for pages behind the login.');
  return member;
}
