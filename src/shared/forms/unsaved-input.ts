import { createContext, useEffect, useState } from 'react';

/** Receives whether a form is in a state, such as having unsaved input. */
export type Report = (form: symbol, isActive: boolean) => void;

/** Receives whether a form has unsaved input. Absent on the site of the buyers. */
export const UnsavedInput = createContext<Report | undefined>(undefined);

/** Reports the state while the caller is mounted. */
export function useReport(report: Report | undefined, isActive: boolean): void {
  const [self] = useState(() => Symbol('form'));
  useEffect(() => {
    report?.(self, isActive);
    return () => report?.(self, false);
  }, [report, self, isActive]);
}
