import codes from '../../../locales/ja/codes.json';
import common from '../../../locales/ja/common.json';
import desk from '../../../locales/ja/desk.json';
import deskEntry from '../../../locales/ja/desk-entry.json';
import deskOrders from '../../../locales/ja/desk-orders.json';
import deskPeople from '../../../locales/ja/desk-people.json';
import forms from '../../../locales/ja/forms.json';
import messages from '../../../locales/ja/messages.json';

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
