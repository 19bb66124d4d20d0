import { afterAll, beforeAll, expect, test } from 'vitest';
import { madeUpToken } from '#contract/verify/cases/case.ts';
import { SetupProblem } from '#contract/verify/target/options.ts';
import { type Backend, startBackend } from './backend.ts';
import { runConformance } from './run-conformance.ts';

let backend: Backend;
beforeAll(async () => {
  backend = await startBackend({
    answer: (right) => (call) =>
      call.operation.id === 'login' && call.payload['email'] === 'a@b.c' ? { code: 417 } : right(call),
  });
});
afterAll(() => backend.close());

const problems: [what: string, words: string[], says: RegExp][] = [
  ['an unknown option', ['--fast'], /--fast/],
  ['an unknown suite', ['--suite', 'triple'], /--suite is one of session, static, plain, not triple/],
  ['an unknown operation', ['--only', 'flyAway'], /no operation "flyAway"/],
  ['a number that is none', ['--seed', 'one'], /--seed is a whole number/],
  ['a key that is none', ['--server-key', 'k:AAAA'], /no P-256 point/],
  ['a key of another server', ['--server-key', `k:${otherKey()}`], /refuses every envelope/],
  ['a partner that the target does not know', ['--partner', 'stranger'], /refuses every envelope/],
  ['a shared key missing', ['--suite', 'static', '--key-id', 'k'], /GARIPORT_SHARED_KEY/],
  ['a login without a password', ['--login', 'a@b.c'], /GARIPORT_PASSWORD/],
  ['a token and a login', ['--login', 'a@b.c', '--token', 't'], /exclude each other/],
];

/** A point of the curve whose private key nobody uses: the generator. */
function otherKey(): string {
  const generator =
    '046b17d1f2e12c4247f8bce6e563a440f277037d812deb33a0f4a13945d898c2964fe342e2fe1a7f9b8ee7eb4a7c0f9e162bce33576b315ececbb6406837bf51f5';
  return Buffer.from(generator, 'hex').toString('base64url');
}

test.each(problems)('The command explains in one line what is wrong with %s', async (_what, words, says) => {
  const refused = runConformance(backend.target, words);
  await expect(refused).rejects.toThrow(SetupProblem);
  await expect(refused).rejects.toThrow(says);
});

test('If nothing answers at the target, the command says so in one line', async () => {
  await expect(runConformance('http://127.0.0.1:9/api')).rejects.toThrow(
    /^Nothing answers at http:\/\/127\.0\.0\.1:9\/api: /,
  );
});

test('If the target refuses the login, the command says so in one line, without the password', async () => {
  const refused = runConformance(backend.target, ['--login', 'a@b.c'], { GARIPORT_PASSWORD: 'Mombasa2026' });
  await expect(refused).rejects.toThrow(/The login as a@b\.c failed: \{"code":417/);
  await expect(refused).rejects.not.toThrow(/Mombasa2026/);
});

test('A given login or token is used', async () => {
  const words = ['--mock', '--only', 'getUserInfo', '--cases', '0'];
  const byLogin = await runConformance(backend.target, [...words, '--login', 'otieno@example.com'], {
    GARIPORT_PASSWORD: 'Mombasa2026',
  });
  const byToken = await runConformance(backend.target, [...words, '--token', 'gat_of_somebody_else']);
  for (const { findings, operations } of [byLogin, byToken]) {
    expect(findings).toEqual([]);
    expect(operations).toMatchObject([{ succeeded: true }]);
  }
});

test('A call that needs more than an example names what it needs, and never a password', async () => {
  const forgetful = await startBackend({
    answer: (right) => (call) =>
      call.token === madeUpToken || call.operation.id === 'refreshToken' ? { code: 777 } : right(call),
  });
  const words = ['--only', 'login,refreshToken', '--login', 'otieno@example.com', '--cases', '0'];
  const { findings, notes, operations } = await runConformance(forgetful.target, words, {
    GARIPORT_PASSWORD: 'Secret12',
  });
  await forgetful.close();
  expect(operations).toMatchObject([
    { operation: 'login', succeeded: true },
    { operation: 'refreshToken', succeeded: false },
  ]);
  expect(notes.join(' ')).toContain(
    'refreshToken (needs the credentials of a user: --login EMAIL and GARIPORT_PASSWORD)',
  );
  expect(findings.map((finding) => finding.case)).toContain('prepared');
  expect(JSON.stringify(findings)).not.toContain('Secret12');
});
