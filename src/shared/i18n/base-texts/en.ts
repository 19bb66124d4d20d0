import codes from '../../../../locales/en/codes.json';
import common from '../../../../locales/en/common.json';
import home from '../../../../locales/en/home.json';
import messages from '../../../../locales/en/messages.json';
import shell from '../../../../locales/en/shell.json';
import vehicles from '../../../../locales/en/vehicles.json';

export const baseTexts = { codes, common, home, messages, shell, vehicles };
export type BaseTexts = typeof baseTexts;
