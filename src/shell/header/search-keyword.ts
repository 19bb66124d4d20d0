/** What a search takes at most. A longer one is told, never cut. */
export const keywordLength = 40;

/** Shown in turn where nothing is typed, and searched for where nothing is typed. */
export const sampleModels = ['Toyota Vitz', 'Subaru Forester', 'Nissan X-Trail'] as const;
export const sampleTime = 15_000;

/** What is searched for: what was typed, or the sample that stands in its place. */
export function keywordOf(typed: string, sample: string): string {
  const keyword = typed.replaceAll(/[,，]/g, '').trimStart();
  return keyword === '' ? sample : keyword;
}
