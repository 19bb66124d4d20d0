import { createContext } from 'react';
import type { Report } from './unsaved-input.ts';

/** Receives whether a form is being submitted. Absent on the site of the buyers. */
export const RunningCall = createContext<Report | undefined>(undefined);
