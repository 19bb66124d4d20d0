// A program that splits at semicolons or tabs ignores the quotes of a comma-separated file, so a formula may start after any
// of these. East Asian spreadsheets accept full-width signs too.
const start = /(^|[;\t\r\n])(\s*'*)(?=[=+\-@＝＋－＠])/g;
const guarded = /(^|[;\t\r\n])(\s*'*)'(?=[=+\-@＝＋－＠])/g;

/** Escapes every character that starts a formula in a spreadsheet with an apostrophe. */
export const guardFormulas = (text: string): string => text.replaceAll(start, "$1$2'");

/** Removes the apostrophes added by `guardFormulas`. */
export const unguardFormulas = (text: string): string => text.replaceAll(guarded, '$1$2');
