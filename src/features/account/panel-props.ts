import type { Panel } from '../../app/dialogs.ts';

export interface PanelProps {
  /** What was typed on another panel, or registered before. */
  email: string;
  /** The id of the panel's heading, which names the dialog. */
  titleId: string;
  /** Turns to another panel, and takes the typed e-mail along. */
  onShow: (panel: Panel, email: string) => void;
}
