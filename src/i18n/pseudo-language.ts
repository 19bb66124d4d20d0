import type { InitOptions, PostProcessorModule } from 'i18next';

const pseudoItem = 'pseudoLanguage';

/** Whether a developer or a test wants every text of ours marked, in this tab. */
export function isPseudoLanguageWanted(): boolean {
  try {
    return sessionStorage.getItem(pseudoItem) === 'on';
  } catch {
    return false;
  }
}

/** Puts marks about each text that comes from `locales/`: what stands on the page without them is data, or forgotten. */
export const marker: PostProcessorModule = {
  type: 'postProcessor',
  name: 'mark',
  process: (text) => `⟦${text}⟧`,
};

export const markedOptions: Pick<InitOptions, 'postProcess'> = { postProcess: [marker.name] };
