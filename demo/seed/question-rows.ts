import type { DemoQuestion } from '../people/questions.ts';
import type { SeedRow } from './insert-rows.ts';

const hours = 3_600_000;

export function questionRowOf(asked: DemoQuestion, now: Date): SeedRow {
  const { id, accountId, vehicleId, language, question, hoursAgo, answered } = asked;
  const ago = (number: number) => new Date(now.getTime() - number * hours).toISOString();
  return {
    id,
    account_id: accountId,
    vehicle_id: vehicleId,
    language,
    state: answered ? 'answered' : 'open',
    question,
    published: answered ? question : null,
    answer: answered?.text ?? null,
    asked_at: ago(hoursAgo),
    answered_at: answered ? ago(answered.hoursAgo) : null,
    decided_at: answered ? ago(answered.hoursAgo) : null,
    decided_by: answered ? 'Demo' : null,
  };
}
