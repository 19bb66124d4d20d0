import Box from '@mui/material/Box';
import MenuItem from '@mui/material/MenuItem';
import TextField from '@mui/material/TextField';
import type { OperationFacts } from '#generated/operations.ts';
import { faultsOf } from '#shared/api/forced-calls.ts';
import type { Forcing } from './forcing.ts';

interface ForcingFieldsProps {
  operation: OperationFacts;
  forcing: Forcing;
  onForce: (forcing: Forcing) => void;
}

interface Field {
  name: keyof Forcing;
  label: string;
  choices: readonly string[];
  none: string;
}

export function ForcingFields({ operation, forcing, onForce }: ForcingFieldsProps) {
  const fields: readonly Field[] = [
    { name: 'code', label: 'Force a code', choices: operation.codes.map(String), none: 'as it comes' },
    { name: 'delay', label: 'Force a delay', choices: ['500', '3000', '20000'], none: 'none' },
    { name: 'fault', label: 'Force a fault', choices: faultsOf(operation), none: 'none' },
  ];
  return (
    <Box sx={{ display: 'grid', gridTemplateColumns: 'repeat(auto-fit, minmax(180px, 1fr))', gap: 2, mb: 2 }}>
      {fields.map(({ name, label, choices, none }) => (
        <TextField
          key={name}
          select
          size="small"
          label={label}
          value={forcing.call === operation.id ? forcing[name] : ''}
          onChange={(event) => onForce({ ...forcing, call: operation.id, [name]: event.target.value })}
          slotProps={{ select: { displayEmpty: true }, inputLabel: { shrink: true } }}
        >
          <MenuItem value="">{none}</MenuItem>
          {choices.map((choice) => (
            <MenuItem key={choice} value={choice}>
              {name === 'delay' ? `${choice} ms` : choice}
            </MenuItem>
          ))}
        </TextField>
      ))}
    </Box>
  );
}
