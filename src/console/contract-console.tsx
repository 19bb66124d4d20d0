import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Link from '@mui/material/Link';
import Skeleton from '@mui/material/Skeleton';
import Typography from '@mui/material/Typography';
import { useQuery } from '@tanstack/react-query';
import { useSyncExternalStore } from 'react';
import { Logo } from '#shared/components/logo.tsx';
import { describeCalls } from '#shared/api/describe-calls.ts';
import { CallForm } from './call-form.tsx';
import { noForcing, type Forcing } from './forcing.ts';
import { OperationList } from './operation-list.tsx';

interface ContractConsoleProps {
  /** The logged-in user. */
  email: string | undefined;
  forcing: Forcing;
  onForce: (forcing: Forcing) => void;
  /** Called with every answer, so that a login in the console takes effect. */
  onAnswer: (id: string, data: unknown) => Promise<void>;
}

/** Makes any call of the contract through the pages' client, and can force any answer. */
export function ContractConsole({ email, forcing, onForce, onAnswer }: ContractConsoleProps) {
  const { data: calls, error } = useQuery({
    queryKey: ['described-calls'],
    queryFn: describeCalls,
    staleTime: Infinity,
  });
  const chosen = useChosenCall();
  const choose = (id: string) => {
    onForce(noForcing);
    location.hash = id;
  };
  const call = calls?.find(({ facts }) => facts.id === chosen);
  return (
    <Box sx={{ display: 'grid', gridTemplateColumns: { xs: '1fr', md: '300px minmax(0, 1fr)' }, minHeight: '100vh' }}>
      <Box
        component="nav"
        aria-label="Calls"
        sx={{
          borderRight: 1,
          borderColor: 'divider',
          p: 2,
          maxHeight: { xs: '38vh', md: '100vh' },
          overflowY: 'auto',
          position: { md: 'sticky' },
          top: 0,
        }}
      >
        <Logo />
        {import.meta.env.DEV ? (
          <Link href={`/reference/en/${chosen}.html`} sx={{ display: 'block', mt: 1 }}>
            Reference of {chosen}
          </Link>
        ) : null}
        <Typography sx={{ color: 'var(--ink-soft)', my: 1, fontSize: '0.8125rem', overflowWrap: 'anywhere' }}>
          {email ? `Logged in as ${email}` : 'Not logged in'}
        </Typography>
        {calls ? <OperationList calls={calls} chosen={chosen} onChoose={choose} /> : <Skeleton height={320} />}
      </Box>
      <Box component="main" sx={{ p: { xs: 2, md: 4 }, maxWidth: 1120 }}>
        {error ? <Alert severity="error">The contract could not be loaded: reload the page.</Alert> : null}
        {calls && !call ? (
          <Alert severity="warning">The contract has no call “{chosen}”: choose one from the list.</Alert>
        ) : null}
        {call ? <CallForm key={chosen} call={call} forcing={forcing} onForce={onForce} onAnswer={onAnswer} /> : null}
      </Box>
    </Box>
  );
}

/** The call in the address, so that a page of the reference can open it. */
function useChosenCall(): string {
  return useSyncExternalStore(onAddressChange, readChosen);
}

function onAddressChange(listener: () => void): () => void {
  window.addEventListener('hashchange', listener);
  return () => window.removeEventListener('hashchange', listener);
}

function readChosen(): string {
  return location.hash.slice(1) || 'listVehicles';
}
