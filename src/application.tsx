import { useState, useSyncExternalStore } from 'react';
import type { LoginAnswer } from '../generated/client/types.gen.ts';
import ContractConsolePage from './features/contract-console/contract-console-page.tsx';
import { noForcing, type Forcing } from './features/contract-console/forcing.ts';
import type { startClient } from './start-client.ts';

interface ApplicationProps {
  client: ReturnType<typeof startClient>;
  force: (forcing: Forcing) => void;
}

export function Application({ client: { user, login, logIn, logOut }, force }: ApplicationProps) {
  const [forcing, setForcing] = useState(noForcing);
  const email = useSyncExternalStore(login.onChange, () => (login.isLoggedIn() ? user.current()?.email : undefined));

  async function followAnswer(id: string, data: unknown): Promise<void> {
    const answer = data as LoginAnswer | undefined;
    if (id === 'login' && answer?.code === 0) await logIn(answer.body);
    if (id === 'logOut' && data !== undefined) logOut();
  }

  return (
    <ContractConsolePage
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
