import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Skeleton from '@mui/material/Skeleton';
import Typography from '@mui/material/Typography';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { describeCalls } from '../../api/describe-calls.ts';
import { CallForm } from './call-form.tsx';
import { noForcing, type Forcing } from './forcing.ts';
import { OperationList } from './operation-list.tsx';

interface ContractConsoleProps {
  /** The user who is logged in. */
  email: string | undefined;
  forcing: Forcing;
  onForce: (forcing: Forcing) => void;
  /** Called with every answer, so that a login in the console counts. */
  onAnswer: (id: string, data: unknown) => Promise<void>;
}

/** Makes any call of the contract through the client that pages use, and can force any answer. */
export function ContractConsole({ email, forcing, onForce, onAnswer }: ContractConsoleProps) {
  const { data: calls, error } = useQuery({
    queryKey: ['described-calls'],
    queryFn: describeCalls,
    staleTime: Infinity,
  });
  const [chosen, setChosen] = useState('listVehicles');
  const choose = (id: string) => {
    setChosen(id);
    onForce(noForcing);
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
        <Typography variant="h1">GariPort</Typography>
        <Typography color="text.secondary" sx={{ mb: 2, fontSize: '0.8125rem', overflowWrap: 'anywhere' }}>
          {email ? `Logged in as ${email}` : 'Not logged in'}
        </Typography>
        {calls ? <OperationList calls={calls} chosen={chosen} onChoose={choose} /> : <Skeleton height={320} />}
      </Box>
      <Box component="main" sx={{ p: { xs: 2, md: 4 }, maxWidth: 1120 }}>
        {error ? <Alert severity="error">The contract could not be loaded: reload the page.</Alert> : null}
        {call ? <CallForm key={chosen} call={call} forcing={forcing} onForce={onForce} onAnswer={onAnswer} /> : null}
      </Box>
    </Box>
  );
}
