import { createContext, use } from 'react';
import type { Language } from '../../wire/language.ts';

/** How the company is reached. */
export interface Contact {
  phone: string;
  email: string;
  hours: Readonly<Record<Language, string>>;
  /** Each office in a line. */
  offices: Readonly<Record<Language, readonly string[]>>;
}

export const ContactContext = createContext<Contact | undefined>(undefined);

/** Nothing as long as the company has not given its data. */
export function useContact(): Contact | undefined {
  return use(ContactContext);
}

export const phoneHref = (phone: string): string => `tel:${phone.replaceAll(/[^+\d]/g, '')}`;
