import codes from '../../../../locales/ja/codes.json';
import common from '../../../../locales/ja/common.json';
import home from '../../../../locales/ja/home.json';
import messages from '../../../../locales/ja/messages.json';
import shell from '../../../../locales/ja/shell.json';
import vehicles from '../../../../locales/ja/vehicles.json';
import type { BaseTexts } from './en.ts';

/** Texts that load with their screens. */
export const featureTexts = import.meta.glob<Record<string, unknown>>(
  [
    '../../../../locales/ja/*.json',
    '!**/{desk*,mails,failures,pages,pushes,notices,reference,chat-frame,codes,common,home,messages,shell,vehicles}.json',
  ],
  { import: 'default' },
);

export const baseTexts: BaseTexts = { codes, common, home, messages, shell, vehicles };
