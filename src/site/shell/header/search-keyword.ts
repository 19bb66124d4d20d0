/** The maximum length of a keyword. A longer one is reported and not cut. */
export const keywordLength = 40;

/** Rotating placeholders. An empty search uses the one that is shown. */
export const sampleModels = ['Toyota Vitz', 'Subaru Forester', 'Nissan X-Trail'] as const;
export const sampleTime = 15_000;

/** The keyword of a search: the typed text, or the shown placeholder if nothing was typed. */
export function keywordOf(typed: string, sample: string): string {
  const keyword = typed.replaceAll(/[,，]/g, '').trimStart();
  return keyword === '' ? sample : keyword;
}
