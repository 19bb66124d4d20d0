import codes from '../../../../locales/en/codes.json';
import common from '../../../../locales/en/common.json';
import home from '../../../../locales/en/home.json';
import messages from '../../../../locales/en/messages.json';
import shell from '../../../../locales/en/shell.json';
import vehicles from '../../../../locales/en/vehicles.json';

/** Texts that load with their screens. */
export const featureTexts = import.meta.glob<Record<string, unknown>>(
  [
    '../../../../locales/en/*.json',
    '!**/{desk*,mails,failures,pages,pushes,notices,reference,chat-frame,codes,common,home,messages,shell,vehicles}.json',
  ],
  { import: 'default' },
);

export const baseTexts = { codes, common, home, messages, shell, vehicles };
export type BaseTexts = typeof baseTexts;
