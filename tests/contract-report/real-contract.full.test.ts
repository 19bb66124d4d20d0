import { cp, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { beforeAll, expect, test } from 'vitest';
import { loadContract } from '#contract/document/load.ts';
import type { Finding } from '#contract/report/verdict/change.ts';
import { compareContracts } from '#contract/report/compare-contracts.ts';
import { makeSide, type Side } from '#contract/report/side.ts';

const repository = process.cwd();
let base: Side;

beforeAll(async () => {
  base = makeSide(await loadContract(repository));
});

async function change(...edits: [file: string, from: string, to: string][]): Promise<Finding[]> {
  const root = await mkdtemp(join(tmpdir(), 'gariport-real-'));
  try {
    for (const folder of ['openapi', 'locales'])
      await cp(join(repository, folder), join(root, folder), { recursive: true });
    for (const [file, from, to] of edits) {
      const text = await readFile(join(root, file), 'utf8');
      expect(text).toContain(from);
      await writeFile(join(root, file), text.replace(from, to));
    }
    const head = makeSide(await loadContract(root));
    return compareContracts(base, head);
  } finally {
    await rm(root, { recursive: true, force: true });
  }
}

test('The contract compared with itself has no change', async () => {
  expect(await change()).toEqual([]);
});

test('A removed language is one breaking change that names all the calls that send it', async () => {
  const found = await change(['openapi/schemas/common.yaml', 'enum: [en, cn, jp, sw]', 'enum: [en, cn, sw]']);
  expect(found).toMatchObject([{ impact: 'major', hits: ['senders'], message: '`Language` loses "jp"' }]);
  expect(found[0]?.operations).toEqual(expect.arrayContaining(['login', 'submitInquiry', 'listBanners']));
});

test('A code with a new client action is one breaking change that names all the calls that return it', async () => {
  const found = await change(['openapi/codes.yaml', 'client: clearStorage', 'client: deliver']);
  expect(found).toMatchObject([{ kind: 'code-client', impact: 'major', hits: ['readers'] }]);
  expect(found[0]?.operations).toContain('login');
});

test('A new field of an answer breaks nobody', async () => {
  const added = '  required: [accessToken, refreshToken]\n  properties:\n';
  const found = await change(['openapi/schemas/account.yaml', added, `${added}    isNew: { type: boolean }\n`]);
  expect(found.map(({ impact, message }) => ({ impact, message }))).toEqual([
    { impact: 'minor', message: '`SessionTokens.isNew` added' },
  ]);
});
