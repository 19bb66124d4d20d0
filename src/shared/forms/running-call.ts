import { createContext } from 'react';
import type { Report } from './unsaved-input.ts';

/** Hears whether a form waits for the answer of its call; nobody listens on the site of the buyers. */
export const RunningCall = createContext<Report | undefined>(undefined);
