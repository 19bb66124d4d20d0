import codes from '../../../locales/en/codes.json';
import common from '../../../locales/en/common.json';
import desk from '../../../locales/en/desk.json';
import deskEntry from '../../../locales/en/desk-entry.json';
import deskOrders from '../../../locales/en/desk-orders.json';
import deskPeople from '../../../locales/en/desk-people.json';
import forms from '../../../locales/en/forms.json';
import messages from '../../../locales/en/messages.json';

export const deskTexts = {
  codes,
  common,
  desk,
  'desk-entry': deskEntry,
  'desk-orders': deskOrders,
  'desk-people': deskPeople,
  forms,
  messages,
};
/** What the desk says beside what every page does. English is the source of the keys. */
export type DeskTexts = Pick<typeof deskTexts, 'desk' | 'desk-entry' | 'desk-orders' | 'desk-people'>;
