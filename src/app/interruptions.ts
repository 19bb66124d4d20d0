import { currentDialog, onDialogChange } from './dialogs.ts';

/** How long a reader is left alone after a popup, and after typing. */
const rest = 10_000;
/** How long after the last press or step of scrolling. */
const pause = 2000;
const lookEvery = 1000;

/** What somebody is busy with while it is there: dialogs, and whatever a button has opened. */
const opened = '[role="dialog"], [role="alertdialog"], dialog[open], [aria-expanded="true"]';
const written = 'input:not([type="checkbox"], [type="radio"]), textarea, select, iframe';

/** By these a reader moves about the page. */
const moves = ['pointerdown', 'keydown', 'wheel', 'touchmove', 'scroll'];

let lastUse = -Infinity;
let lastMove = -Infinity;
let isWatching = false;

/** Notes that the reader is busy, or was until this moment. */
export function noteUse(moment = Date.now()): void {
  lastUse = moment;
}

/**
 * Shows what opens by itself as soon as it disturbs nobody: one such thing at a time, none while a dialog or a panel is
 * open or a form is filled in, none soon after, and none while somebody scrolls or presses. The answer takes it back.
 */
export function whenQuiet(show: () => void): () => void {
  watchReader();
  const timer = setInterval(look, lookEvery);
  const stop = () => clearInterval(timer);

  function look(): void {
    if (isInUse()) noteUse();
    if (isRecent(lastUse, rest) || isRecent(lastMove, pause)) return;
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

function isRecent(moment: number, span: number): boolean {
  const passed = Date.now() - moment;
  // A clock may be set back.
  return passed >= 0 && passed < span;
}

function noteMove(): void {
  lastMove = Date.now();
}

/** Notes from now on what the reader does. `whenQuiet` sees to it, but only from when it is asked. */
export function watchReader(): void {
  if (isWatching) return;
  isWatching = true;
  onDialogChange(() => noteUse());
  document.addEventListener('input', () => noteUse(), { capture: true, passive: true });
  for (const move of moves) document.addEventListener(move, noteMove, { capture: true, passive: true });
}
