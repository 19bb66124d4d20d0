// A program that splits at semicolons or tabs takes no notice of the quotes of a file with commas, so that a formula may begin
// behind each of these. Spreadsheets of East Asia read full-width signs, too.
const start = /(^|[;\t\r\n])(\s*'*)(?=[=+\-@＝＋－＠])/g;
const guarded = /(^|[;\t\r\n])(\s*'*)'(?=[=+\-@＝＋－＠])/g;

/** Puts an apostrophe before each sign that a spreadsheet would begin a formula with, so that it is text. */
export const guardFormulas = (text: string): string => text.replaceAll(start, "$1$2'");

/** Removes the apostrophes of `guardFormulas`. */
export const unguardFormulas = (text: string): string => text.replaceAll(guarded, '$1$2');
