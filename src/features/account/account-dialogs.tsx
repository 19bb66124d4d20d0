import type { SiteDialog } from '../../app/dialogs.ts';

export default function AccountDialogs({ dialog }: { dialog: SiteDialog }) {
  return <p>{dialog.kind}</p>;
}
