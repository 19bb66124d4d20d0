import Dialog from '@mui/material/Dialog';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import DialogTitle from '@mui/material/DialogTitle';
import { useQueryClient } from '@tanstack/react-query';
import { useState, type FormEvent } from 'react';
import { useTranslation } from 'react-i18next';
import type { SavedSearch } from '#generated/client/types.gen.ts';
import { queries } from '#shared/api/api.ts';
import { invalidateCalls } from '#shared/api/invalidate.ts';
import { TextInput } from '#shared/forms/text-input.tsx';
import { Button } from '#shared/ui/button.tsx';

interface SearchDialogProps {
  search: SavedSearch;
  onClose: () => void;
}

/** The maximum length in the contract. */
const longestName = 80;

export function RenameDialog({ search, onClose }: SearchDialogProps) {
  const { t } = useTranslation('searches');
  const queryClient = useQueryClient();
  const [name, setName] = useState(search.name);
  const [fault, setFault] = useState<string>();
  const { mutate, isPending } = queries.useChangeSavedSearchMutation({
    async onSuccess() {
      onClose();
      await invalidateCalls(queryClient, 'listSavedSearches');
    },
  });

  function send(event: FormEvent): void {
    event.preventDefault();
    const wanted = name.trim();
    setFault(wanted === '' ? t('emptyName') : undefined);
    // The field itself reports by how much a name is too long.
    if (wanted === '' || wanted.length > longestName) return;
    mutate({ body: { id: search.id, name: wanted } });
  }

  return (
    <Dialog open fullWidth maxWidth="xs" onClose={onClose} aria-labelledby="rename-search">
      <form noValidate onSubmit={send}>
        <DialogTitle id="rename-search">{t('rename')}</DialogTitle>
        <DialogContent>
          <TextInput label={t('name')} value={name} onChange={setName} error={fault} maxLength={longestName} />
        </DialogContent>
        <DialogActions>
          <Button variant="text" onClick={onClose}>
            {t('cancel')}
          </Button>
          <Button type="submit" loading={isPending}>
            {t('saveName')}
          </Button>
        </DialogActions>
      </form>
    </Dialog>
  );
}

export function RemoveDialog({ search, onClose }: SearchDialogProps) {
  const { t } = useTranslation('searches');
  const queryClient = useQueryClient();
  const { mutate, isPending } = queries.useRemoveSavedSearchMutation({
    async onSuccess() {
      onClose();
      await invalidateCalls(queryClient, 'listSavedSearches');
    },
  });
  return (
    <Dialog open fullWidth maxWidth="xs" onClose={onClose} aria-labelledby="remove-search">
      <DialogTitle id="remove-search">{t('removePrompt', { name: search.name })}</DialogTitle>
      <DialogActions>
        <Button variant="text" onClick={onClose}>
          {t('cancel')}
        </Button>
        <Button loading={isPending} onClick={() => mutate({ body: { id: search.id } })}>
          {t('remove')}
        </Button>
      </DialogActions>
    </Dialog>
  );
}
