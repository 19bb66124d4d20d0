import type { Catalogue } from '../document/catalogue.ts';
import { header } from './header.ts';

/** The code catalogue as a typed table. */
export function emitCodes({ codes }: Catalogue): string {
  const rows = codes.map(({ code, name, meaning, client, shows }) => {
    const facts = { name, client, shows };
    return `  /** ${meaning} */\n  ${code}: ${JSON.stringify(facts)},`;
  });
  return `${header}
export const codes = {
${rows.join('\n')}
} as const;

export type Code = keyof typeof codes;
export type FailureCode = Exclude<Code, 0>;
export type CodeName = (typeof codes)[Code]['name'];
export type FailureName = (typeof codes)[FailureCode]['name'];
`;
}
