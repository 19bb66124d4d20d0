import codes from '../../../../locales/zh/codes.json';
import common from '../../../../locales/zh/common.json';
import home from '../../../../locales/zh/home.json';
import messages from '../../../../locales/zh/messages.json';
import shell from '../../../../locales/zh/shell.json';
import vehicles from '../../../../locales/zh/vehicles.json';
import type { BaseTexts } from './en.ts';

/** Texts that load with their screens. */
export const featureTexts = import.meta.glob<Record<string, unknown>>(
  [
    '../../../../locales/zh/*.json',
    '!**/{desk*,mails,failures,pages,pushes,notices,reference,chat-frame,codes,common,home,messages,shell,vehicles}.json',
  ],
  { import: 'default' },
);

export const baseTexts: BaseTexts = { codes, common, home, messages, shell, vehicles };
