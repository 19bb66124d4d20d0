import codes from '../../../../locales/ja/codes.json';
import common from '../../../../locales/ja/common.json';
import home from '../../../../locales/ja/home.json';
import messages from '../../../../locales/ja/messages.json';
import shell from '../../../../locales/ja/shell.json';
import vehicles from '../../../../locales/ja/vehicles.json';
import type { BaseTexts } from './en.ts';

export const baseTexts: BaseTexts = { codes, common, home, messages, shell, vehicles };
