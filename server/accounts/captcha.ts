import { createHash } from 'node:crypto';
import svgCaptcha from 'svg-captcha';
import type { Captcha } from '../../generated/client/types.gen.ts';
import type { Context } from '../calls/context.ts';
import type { Database } from '../database/tables.ts';
import { newId } from '../ids.ts';

const lifetime = 5 * 60_000;

export async function drawCaptcha(database: Database, now: Date): Promise<Captcha> {
  // Letters and digits that nobody takes for one another.
  const { data, text } = svgCaptcha.create({ size: 5, noise: 2, ignoreChars: '0oO1iIlL', background: '#f6f1e7' });
  const id = newId();
  await database
    .insertInto('captcha')
    .values({ id, answer_hash: hashAnswer(id, text), expires_at: new Date(now.getTime() + lifetime) })
    .execute();
  return { imgBase64: `data:image/svg+xml;base64,${Buffer.from(data).toString('base64')}`, imgKey: id };
}

/** Whether the code was read rightly. Either way the picture is used up, even if the call is refused. */
export async function useCaptcha({ database, now, keepWrites }: Context, id: string, answer: string): Promise<boolean> {
  const captcha = await database
    .deleteFrom('captcha')
    .where('id', '=', id)
    .returning(['answer_hash', 'expires_at'])
    .executeTakeFirst();
  keepWrites();
  return captcha !== undefined && captcha.expires_at > now && captcha.answer_hash === hashAnswer(id, answer);
}

export function hashAnswer(id: string, answer: string): string {
  return createHash('sha256').update(`${id} ${answer.trim().toLowerCase()}`).digest('base64url');
}
