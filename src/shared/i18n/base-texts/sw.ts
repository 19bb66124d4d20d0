import codes from '../../../../locales/sw/codes.json';
import common from '../../../../locales/sw/common.json';
import home from '../../../../locales/sw/home.json';
import messages from '../../../../locales/sw/messages.json';
import shell from '../../../../locales/sw/shell.json';
import vehicles from '../../../../locales/sw/vehicles.json';
import type { BaseTexts } from './en.ts';

/** Texts that load with their screens. */
export const featureTexts = import.meta.glob<Record<string, unknown>>(
  [
    '../../../../locales/sw/*.json',
    '!**/{desk*,mails,failures,pages,pushes,notices,reference,chat-frame,codes,common,home,messages,shell,vehicles}.json',
  ],
  { import: 'default' },
);

export const baseTexts: BaseTexts = { codes, common, home, messages, shell, vehicles };
