import { afterAll, afterEach, beforeAll, expect, test } from 'vitest';
import { runCanDeploy } from '#contract/deploy/can-deploy.ts';
import { openRepository, type Repository } from './repository.ts';

const schemas = 'openapi/schemas/yard.yaml';
const deployments = 'openapi/deployments.yaml';
const useOf = (consumer: string, operation: string, field: string, lastOn: string) => ({
  consumer,
  operation,
  field,
  count: 3,
  lastOn,
});
const uses = [
  useOf('kilindini', 'listCars', '', '2026-06-12'),
  useOf('kilindini', 'listCars', 'answer.cars.price', '2026-06-09'),
  useOf('port-clerks', 'listCars', '', '2026-06-12'),
  useOf('port-clerks', 'getPrice', '', '2026-06-11'),
];
const today = ['--today', '2026-06-12'];
const usage = ['--usage', 'usage.json', ...today];
let repository: Repository;

beforeAll(async () => {
  repository = await openRepository();
  await repository.write('usage.json', JSON.stringify({ since: '2026-05-01', uses }));
  await repository.write(
    'openapi/consumers.yaml',
    '- name: Mombasa Cars\n  calls: { listCars: { answer: [cars.id] } }\n- name: Yard Lists\n  calls: { listCars: { answer: [cars.price] } }\n',
  );
  repository.git('add', '--all');
  repository.git('commit', '--quiet', '--message', 'usage');
  repository.git('tag', '--force', 'first');
});
afterAll(() => repository.close());
afterEach(() => repository.reset());

const widenPrice = () => repository.replace(schemas, 'price: { type: number, minimum: 0 }', 'price: { type: number }');

test('The report names who used last what breaks, by field where it is one', async () => {
  await widenPrice();
  const { out } = await repository.run('first', ...usage);
  expect(out).toMatch(/`Car\.price`: minimum 0 → none.*; last used by \*\*kilindini\*\* 3 days ago \(/);
  await repository.replace('openapi/openapi.yaml', '/cars/list:', '/cars/all:');
  const moved = await repository.run('first', ...usage);
  expect(moved.out).toMatch(
    /last used by \*\*(kilindini|port-clerks)\*\* today, \*\*(kilindini|port-clerks)\*\* today \(/,
  );
});

test('A break that nobody was seen to use says since when, and a sunset who still calls', async () => {
  await repository.replace(schemas, 'paidAmount: { type: integer }', 'paidAmount: { type: string }');
  await repository.replace(
    'openapi/paths/yard.yaml',
    'operationId: getPrice\n',
    "operationId: getPrice\n    deprecated: true\n    x-sunset: '2026-12-31'\n",
  );
  const { out } = await repository.run('first', ...usage);
  expect(out).toContain('not used since 2026-05-01');
  expect(out).toMatch(/\| `getPrice` .* last used by port-clerks 1 day ago \|/);
});

test('Usage that cannot be read is one line', async () => {
  await repository.write('usage.json', '{"uses": 1}');
  expect(await repository.run('first', ...usage)).toEqual({
    code: 2,
    out: '',
    error:
      '--usage usage.json is not the usage that a server or proxy has counted: name a file or an address with usage.\n',
  });
});

const deploy = (...words: string[]) => runCanDeploy(repository.root, ['--to', 'production', ...words, ...today]);

test('A server is not deployed before consumers that it would break, and others do not matter', async () => {
  for (const who of ['server', 'Mombasa Cars', 'Yard Lists', 'kilindini', 'port-clerks']) {
    await deploy('first', '--record', '--name', who);
  }
  await widenPrice();
  const { code, out, error } = await deploy('--usage', 'usage.json');
  expect({ code, out }).toEqual({ code: 1, out: '' });
  expect(error).toMatch(
    /^Do not deploy server at working tree to production: Yard Lists, which runs first since 2026-06-12, would break: listCars: `Car\.price`: minimum 0 → none \(openapi\/schemas\/yard\.yaml:\d+\); kilindini, which .*\.\n$/,
  );
  expect(error).not.toMatch(/Mombasa|port-clerks/);
});

test('A consumer is not deployed before a server that answers less than it needs', async () => {
  await deploy('first', '--record');
  await repository.replace(schemas, 'required: [id, name, price]', 'required: [id, name, price, fuel]');
  expect(await deploy('--name', 'pages')).toMatchObject({
    code: 1,
    error: expect.stringMatching(/^Do not deploy pages/) as string,
  });
  repository.git('checkout', '--', schemas);
  const fine = 'pages at working tree can be deployed to production: it fits server at first.\n';
  expect(await deploy('--name', 'pages')).toEqual({ code: 0, out: fine, error: '' });
});

test('A new record replaces the one of the same name and keeps comments', async () => {
  await repository.write(deployments, '# Who runs what.\n');
  await deploy('first', '--record');
  await deploy('second', '--record');
  expect(await repository.read(deployments)).toBe(
    '# Who runs what.\n\n- environment: production\n  name: server\n  runs: second\n  since: 2026-06-12\n',
  );
});

test('An environment without records is wrong usage', async () => {
  expect(await deploy()).toMatchObject({
    code: 2,
    error: expect.stringContaining('nothing deployed to production') as string,
  });
});
