import type { Schema } from '../../document/openapi.ts';
import type { Probe } from './probe.ts';

/** Each value of an enum or const, and others that resemble them. */
export function probeChoice(schema: Schema): Probe[] {
  const choices = 'const' in schema ? [schema.const] : (schema.enum ?? []);
  const inside = choices.map((value): Probe => ({ name: `the choice ${JSON.stringify(value)}`, value }));
  const numbers = choices.filter((choice) => typeof choice === 'number');
  const texts = choices.filter((choice) => typeof choice === 'string');
  const outside: unknown[] = [
    ...(numbers.length > 0 ? [Math.min(...numbers) - 1, Math.max(...numbers) + 1, String(numbers[0])] : []),
    ...texts.slice(0, 1).flatMap((text) => [`${text} `, swapCase(text), text.slice(0, -1), 'outside']),
    ...texts.slice(0, 1).flatMap((text) => (/^\d+$/.test(text) ? [Number(text)] : [])),
  ];
  return [
    ...inside,
    ...outside
      .filter((value) => !choices.includes(value))
      .map((value): Probe => ({ name: `outside the choices: ${JSON.stringify(value)}`, value })),
  ];
}

function swapCase(text: string): string {
  return text === text.toUpperCase() ? text.toLowerCase() : text.toUpperCase();
}
