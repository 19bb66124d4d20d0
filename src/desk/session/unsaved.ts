import { use, useCallback, useEffect, useMemo, useRef } from 'react';
import { UnsavedInput } from '#shared/forms/unsaved-input.ts';

const unsaved = new Set<symbol>();

/** Whether a form has unsaved input. */
export function hasUnsaved(): boolean {
  return unsaved.size > 0;
}

/** Discards all input after the user confirmed. */
export function discardUnsaved(): void {
  unsaved.clear();
  removeEventListener('beforeunload', holdPage);
}

function note(form: symbol, isUnsaved: boolean): void {
  if (isUnsaved) unsaved.add(form);
  else unsaved.delete(form);
  // Only while there is input: this listener disables the back/forward cache.
  if (unsaved.size > 0) addEventListener('beforeunload', holdPage);
  else removeEventListener('beforeunload', holdPage);
}

/** Shows the browser’s own confirmation. */
function holdPage(event: BeforeUnloadEvent): void {
  event.preventDefault();
}

/** Reports unsaved input while mounted, for example while a login is renewed. */
export function useUnsaved(isUnsaved: boolean): void {
  useEffect(() => {
    const form = Symbol('form');
    note(form, isUnsaved);
    return () => note(form, false);
  }, [isUnsaved]);
}

/** Collects unsaved input of the forms inside; provide `report` through the context `UnsavedInput`. */
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
