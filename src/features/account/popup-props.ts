/** What every popup is told by the place that shows it. */
export interface PopupProps {
  isOpen: boolean;
  /** It has faded out. */
  onExited: () => void;
}
