import Box from '@mui/material/Box';
import List from '@mui/material/List';
import ListItem from '@mui/material/ListItem';
import ListItemButton from '@mui/material/ListItemButton';
import TextField from '@mui/material/TextField';
import Typography from '@mui/material/Typography';
import { useState } from 'react';
import type { DescribedCall } from '#shared/api/describe-calls.ts';

interface OperationListProps {
  calls: readonly DescribedCall[];
  chosen: string;
  onChoose: (id: string) => void;
}

export function OperationList({ calls, chosen, onChoose }: OperationListProps) {
  const [wanted, setWanted] = useState('');
  const found = calls.filter(({ facts }) => `${facts.id} ${facts.path}`.toLowerCase().includes(wanted.toLowerCase()));
  const byTag = Map.groupBy(found, ({ tag }) => tag);
  return (
    <>
      <TextField
        fullWidth
        size="small"
        label="Find a call"
        value={wanted}
        onChange={(event) => setWanted(event.target.value)}
      />
      {found.length === 0 ? <Typography sx={{ mt: 2 }}>No call has this in its name or path.</Typography> : null}
      {[...byTag].map(([tag, tagged]) => (
        <Box key={tag} component="section" aria-label={tag} sx={{ mt: 2 }}>
          <Typography sx={{ color: 'var(--ink-soft)', fontSize: '0.8125rem', px: 1 }}>{tag}</Typography>
          <List dense disablePadding>
            {tagged.map(({ facts }) => (
              <ListItem key={facts.id} disablePadding>
                <ListItemButton
                  selected={facts.id === chosen}
                  aria-current={facts.id === chosen ? 'true' : undefined}
                  onClick={() => onChoose(facts.id)}
                  sx={{ borderRadius: 1, px: 1, py: 0.25, minHeight: '2rem' }}
                >
                  {facts.id}
                </ListItemButton>
              </ListItem>
            ))}
          </List>
        </Box>
      ))}
    </>
  );
}
