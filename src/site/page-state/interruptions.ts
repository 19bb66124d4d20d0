import { currentDialog, onDialogChange } from '#shared/state/dialogs.ts';

/** How long no popup opens after another popup and after typing. */
const rest = 10_000;
/** How long after the last press or scroll event. */
const pause = 2000;
const lookEvery = 1000;

/** Elements that show that the user is busy: dialogs, and open menus and panels. */
const opened = '[role="dialog"], [role="alertdialog"], dialog[open], [aria-expanded="true"]';
const written = 'input:not([type="checkbox"], [type="radio"]), textarea, select, iframe';

/** Events by which a reader navigates the page. */
const moves = ['pointerdown', 'keydown', 'wheel', 'touchmove', 'scroll'];

let lastUse = -Infinity;
let lastMove = -Infinity;
let isWatching = false;

/** Records that the reader is busy, or was until now. */
export function recordActivity(moment = Date.now()): void {
  lastUse = moment;
}

/**
 * Opens a popup as soon as it does not interrupt: one at a time, none while a dialog or panel is open or a form is being
 * filled in or shortly after, and none during scrolling or pressing. The returned function cancels it.
 */
export function whenIdle(show: () => void): () => void {
  watchReader();
  const timer = setInterval(look, lookEvery);
  const stop = () => clearInterval(timer);

  function look(): void {
    if (isInUse()) recordActivity();
    if (isRecent(lastUse, rest) || isRecent(lastMove, pause)) return;
    stop();
    recordActivity();
    show();
  }

  look();
  return stop;
}

/** Calls back when a field gets the focus, so that a popup that opened by itself can close. */
export function onTyping(listener: () => void): () => void {
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
  // The clock may be set back.
  return passed >= 0 && passed < span;
}

function noteMove(): void {
  lastMove = Date.now();
}

/** Starts recording the reader's activity. `whenIdle` does so too, but only from its first call. */
function watchReader(): void {
  if (isWatching) return;
  isWatching = true;
  onDialogChange(() => recordActivity());
  document.addEventListener('input', () => recordActivity(), { capture: true, passive: true });
  for (const move of moves) document.addEventListener(move, noteMove, { capture: true, passive: true });
}
