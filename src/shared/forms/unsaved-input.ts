import { createContext, useEffect, useState } from 'react';

type Report = (form: symbol, isUnsaved: boolean) => void;

/** Hears whether a form has input that was not saved; nobody listens on the site of the buyers. */
export const UnsavedInput = createContext<Report | undefined>(undefined);

/** Reports whether there is unsaved input, for as long as the caller is shown. */
export function useReportUnsaved(report: Report | undefined, isUnsaved: boolean): void {
  const [self] = useState(() => Symbol('form'));
  useEffect(() => {
    report?.(self, isUnsaved);
    return () => report?.(self, false);
  }, [report, self, isUnsaved]);
}
