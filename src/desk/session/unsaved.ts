import { use, useCallback, useEffect, useMemo, useRef } from 'react';
import { UnsavedInput } from '../../forms/unsaved-input.ts';

const unsaved = new Set<symbol>();

/** Whether a form of the desk has input that was not saved. */
export function hasUnsaved(): boolean {
  return unsaved.size > 0;
}

/** Forgets all input, once somebody has said that it may go. */
export function discardUnsaved(): void {
  unsaved.clear();
  removeEventListener('beforeunload', holdPage);
}

function note(form: symbol, isUnsaved: boolean): void {
  if (isUnsaved) unsaved.add(form);
  else unsaved.delete(form);
  // Only while there is input: a page with such a listener is not kept for Back.
  if (unsaved.size > 0) addEventListener('beforeunload', holdPage);
  else removeEventListener('beforeunload', holdPage);
}

/** The browser asks in its own words. */
function holdPage(event: BeforeUnloadEvent): void {
  event.preventDefault();
}

/** Notes that there is input as long as this is shown, such as while a login is renewed over it. */
export function useUnsaved(isUnsaved: boolean): void {
  useEffect(() => {
    const form = Symbol('form');
    note(form, isUnsaved);
    return () => note(form, false);
  }, [isUnsaved]);
}

/** Collects the input of the forms within a part of the page; `report` belongs into the context `UnsavedInput`. */
export function useUnsavedScope() {
  const outer = use(UnsavedInput);
  const forms = useRef(new Set<symbol>());
  const report = useCallback(
    (form: symbol, isUnsaved: boolean) => {
      if (isUnsaved) forms.current.add(form);
      else forms.current.delete(form);
      (outer ?? note)(form, isUnsaved);
    },
    [outer],
  );
  return useMemo(() => ({ report, hasInput: () => forms.current.size > 0 }), [report]);
}
