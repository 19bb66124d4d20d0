import type { LegalTexts } from '#generated/client/types.gen.ts';
import en from '../../../locales/en/legal.json' with { type: 'json' };
import ja from '../../../locales/ja/legal.json' with { type: 'json' };
import zh from '../../../locales/zh/legal.json' with { type: 'json' };
import type { LegalName } from '#server/marketplace/legal/legal-timeline.ts';

/** The built-in texts in the desk’s format, as the starting point of a first version. */
export function builtInTexts(name: LegalName, email: string | undefined): LegalTexts {
  const write = (words: typeof en) => {
    const { lead, sections } = words[name];
    const parts = sections.flatMap(({ title, text }) => [`# ${title}`, ...text]);
    return [lead, ...parts].join('\n\n').replaceAll('{{email}}', email ?? words.noEmail);
  };
  return { en: write(en), cn: write(zh), jp: write(ja) };
}
