import { useState, useSyncExternalStore } from 'react';
import type { LoginAnswer } from '#generated/client/types.gen.ts';
import type { SiteClient } from '#shared/start-client.ts';
import { ContractConsole } from './contract-console.tsx';
import { noForcing, type Forcing } from './forcing.ts';

interface ConsolePageProps {
  client: SiteClient;
  force: (forcing: Forcing) => void;
}

/** The console with the site's login. */
export default function ConsolePage({ client: { user, login, logIn, logOut }, force }: ConsolePageProps) {
  const [forcing, setForcing] = useState(noForcing);
  const email = useSyncExternalStore(login.onChange, () => (login.isLoggedIn() ? user.current()?.email : undefined));

  async function followAnswer(id: string, data: unknown): Promise<void> {
    const answer = data as LoginAnswer | undefined;
    if (id === 'login' && answer?.code === 0) await logIn(answer.body);
    if (id === 'logOut' && data !== undefined) logOut();
  }

  return (
    <ContractConsole
      email={email}
      forcing={forcing}
      onForce={(next) => {
        force(next);
        setForcing(next);
      }}
      onAnswer={followAnswer}
    />
  );
}
