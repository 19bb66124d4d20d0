import { currentDialog, onDialogChange } from './dialogs.ts';

/** How long a reader is left alone after a popup, and after typing. */
const rest = 10_000;
const lookEvery = 1000;

/** What somebody is busy with while it is there: dialogs, and whatever a button has opened. */
const opened = '[role="dialog"], [role="alertdialog"], dialog[open], [aria-expanded="true"]';
const written = 'input:not([type="checkbox"], [type="radio"]), textarea, select, iframe';

let lastUse = -Infinity;
let isWatching = false;

/** Notes that the reader is busy, or was until this moment. */
export function noteUse(moment = Date.now()): void {
  lastUse = moment;
}

/**
 * Shows what opens by itself as soon as it disturbs nobody: one such thing at a time, none while a dialog or a panel is
 * open or a form is filled in, and none soon after. The answer takes it back.
 */
export function whenQuiet(show: () => void): () => void {
  watch();
  const timer = setInterval(look, lookEvery);
  const stop = () => clearInterval(timer);

  function look(): void {
    if (isInUse()) noteUse();
    if (isRecent()) return;
    stop();
    noteUse();
    show();
  }

  look();
  return stop;
}

/** Tells when somebody goes to a field, to whatever opened by itself and had better leave. */
export function onWriting(listener: () => void): () => void {
  const look = ({ target }: FocusEvent) => target instanceof Element && target.matches(written) && listener();
  document.addEventListener('focusin', look);
  return () => document.removeEventListener('focusin', look);
}

function isInUse(): boolean {
  const isOpen = currentDialog() !== undefined || document.querySelector(opened) !== null;
  return isOpen || document.activeElement?.matches(written) === true;
}

function isRecent(): boolean {
  const passed = Date.now() - lastUse;
  // A clock may be set back.
  return passed >= 0 && passed < rest;
}

function watch(): void {
  if (isWatching) return;
  isWatching = true;
  onDialogChange(() => noteUse());
  document.addEventListener('input', () => noteUse(), { capture: true, passive: true });
}
