import { describe, expect, it } from 'vitest';
import { createHost } from '#wire/host/host.ts';
import refused from '../vectors/refused.json' with { type: 'json' };
import { serverFor } from './refused.ts';
import { hostContract } from '#server/platform/calls/contract.ts';

describe('A-235 each invalid request', () => {
  it.each(refused.cases)('gets the same answer over HTTP, in the $suite suite: $name', async (sent) => {
    const { server } = await serverFor(sent);
    const answer = () => ({ code: 0 });
    const host = createHost({
      contract: hostContract,
      envelope: server,
      answer,
      acceptsPlain: false,
      validateAnswers: false,
    });
    const { path, headers, form } = sent;
    const type = { 'content-type': 'application/x-www-form-urlencoded' };
    const post = (payload: string) =>
      host.inject({ method: 'POST', url: `/api${path}`, headers: { ...headers, ...type }, payload });
    if (sent.taken) await post(sent.takenForm ?? form);
    const { statusCode: status, body } = await post(form);
    expect({ status, body }).toEqual(refused.answer);
  });
});
