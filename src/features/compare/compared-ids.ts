import { comparedLimit } from '../../app/compared.ts';

/** The vehicles that an address puts side by side: each once, and no more than fit. */
export function readComparedIds(text: string | null): string[] {
  const ids = (text ?? '').split('-').filter((id) => /^\w{1,40}$/.test(id));
  return [...new Set(ids)].slice(0, comparedLimit);
}
