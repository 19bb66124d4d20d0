import { createContext } from 'react';

/** Hears whether a form has input that was not saved; nobody listens on the site of the buyers. */
export const UnsavedInput = createContext<((form: symbol, isUnsaved: boolean) => void) | undefined>(undefined);
