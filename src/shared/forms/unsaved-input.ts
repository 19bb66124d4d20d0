import { createContext, useEffect, useState } from 'react';

/** Hears of something that is or is not so for one form. */
export type Report = (form: symbol, isSo: boolean) => void;

/** Hears whether a form has input that was not saved; nobody listens on the site of the buyers. */
export const UnsavedInput = createContext<Report | undefined>(undefined);

/** Reports whether it is so, for as long as the caller is shown. */
export function useReport(report: Report | undefined, isSo: boolean): void {
  const [self] = useState(() => Symbol('form'));
  useEffect(() => {
    report?.(self, isSo);
    return () => report?.(self, false);
  }, [report, self, isSo]);
}
