import { expect, test } from 'vitest';
import { createLog } from './log.ts';

function logged(write: (log: ReturnType<typeof createLog>) => void): Record<string, unknown> {
  const lines: string[] = [];
  write(createLog('info', (line) => lines.push(line)));
  expect(lines).toHaveLength(1);
  return JSON.parse(lines[0] ?? '') as Record<string, unknown>;
}

const token = 'gat_0123456789abcdefghijklmnopqrstuvwxyz_-ABCDE';

test('an entry is one line of JSON with time, level and what its logger is bound to', () => {
  const entry = logged((log) => log.child({ requestId: 'r1' }).warn({ operation: 'login' }, 'a\nb'));
  expect(entry).toEqual({
    time: expect.stringMatching(/^\d{4}-\d\d-\d\dT/),
    level: 'warn',
    requestId: 'r1',
    operation: 'login',
    message: 'a\nb',
  });
});

test('entries below the level are not written', () => {
  const lines: string[] = [];
  const log = createLog('warn', (line) => lines.push(line));
  log.info('quiet');
  log.debug({ a: 1 }, 'quiet');
  log.error('loud');
  expect(lines).toHaveLength(1);
});

test.each([
  ['authorization', { req: { headers: { authorization: `Bearer ${token}`, host: 'h' } } }],
  ['cookies', { headers: { cookie: 'a=b', 'set-cookie': ['c=d'] } }],
  ['passwords', { payload: { password: 'Mombasa2026', oldPassword: 'Nairobi2026', newPassword: 'Nairobi2027!' } }],
  ['tokens by name', { body: { accessToken: 'opaque-1', refreshToken: 'opaque-2', token: 'opaque-3' } }],
  [
    'keys of envelopes',
    { suites: [{ key: { id: 'k1', sharedKey: 'opaque-4' } }], keyring: { jwk: { d: 'opaque-5' } } },
  ],
  ['tokens by shape', { note: `left by ${token}`, list: [token, { deep: token }] }],
  ['keys of links', { url: '/Kenya/user/auth/resetPwd?authKey=abc123def456ghi789&email=a@b.example&language=en' }],
  ['passwords in addresses', { url: 'postgres://gariport:hunter22222@db.example/gariport' }],
])('no log holds %s', (_name, details) => {
  const text = JSON.stringify(logged((log) => log.info(details, `about ${token}`)));
  const secrets = /0123456789abcdef|a=b|c=d|Mombasa2026|Nairobi202|opaque-|abc123def|a@b\.example|hunter2/;
  expect(text).not.toMatch(secrets);
  expect(text).toContain('[removed]');
});

test('an error tells what and where, and not the rows and parameters that databases add to it', () => {
  const error = Object.assign(new Error(`duplicate key for ${token}`), {
    code: '23505',
    detail: 'Key (email)=(amina@example.com) already exists.',
    params: ['$argon2id$secret'],
    query: 'insert into account',
    cause: new Error('the reason'),
  });
  const { err } = logged((log) => log.error({ err: error }, 'failed'));
  expect(err).toEqual({
    type: 'Error',
    message: 'duplicate key for [removed]',
    code: '23505',
    stack: expect.stringContaining('log.test.ts'),
    cause: expect.objectContaining({ message: 'the reason' }),
  });
  expect(logged((log) => log.error(error))).toMatchObject({ err: { code: '23505' } });
});

test('what is put into a message by its format, or is all there is to an error, is redacted too', () => {
  const [first, second] = [
    logged((log) => log.warn('given %s and %j', `by ${token}`, { password: 'Mombasa2026' })),
    logged((log) => log.error(new Error(`refused\n${token}`))),
  ];
  expect(first).toMatchObject({ message: 'given by [removed] and {"password":"[removed]"}' });
  expect(second).toMatchObject({ message: 'refused\n[removed]', err: { message: 'refused\n[removed]' } });
  expect(JSON.stringify([first, second])).not.toContain('0123456789');
});

test('bytes are told by their number, and what refers to itself ends somewhere', () => {
  const circle: Record<string, unknown> = { bytes: new Uint8Array(5) };
  circle['self'] = circle;
  expect(logged((log) => log.info({ circle }, ''))).toMatchObject({ circle: { bytes: '5 bytes' } });
});
