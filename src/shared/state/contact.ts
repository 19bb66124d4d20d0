import { createContext, use } from 'react';
import type { StaffLanguage } from '#wire/language.ts';

/** The contact details of the company. */
export interface Contact {
  phone: string;
  email: string;
  hours: Readonly<Record<StaffLanguage, string>>;
  /** Who answers on WhatsApp, and how soon. */
  whatsApp?: { phone: string; agent: string; reply: Readonly<Record<StaffLanguage, string>> };
  /** The offices, one per line. */
  offices: Readonly<Record<StaffLanguage, readonly string[]>>;
}

export const ContactContext = createContext<Contact | undefined>(undefined);

/** Undefined until the company has entered its data. */
export function useContact(): Contact | undefined {
  return use(ContactContext);
}

export const phoneHref = (phone: string): string => `tel:${phone.replaceAll(/[^+\d]/g, '')}`;
