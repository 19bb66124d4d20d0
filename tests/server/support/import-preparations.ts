import type { OperationId } from '#generated/operations.ts';
import type {
  ImportRateSet,
  StaffImportRates,
  StaffImportRules,
  StaffListPriceFile,
  StaffListPrices,
} from '#generated/client/types.gen.ts';
import type { TestMember } from '#server/desk/testing/open-member.ts';
import type { TestServer } from '#server/testing/open-test-server.ts';
import { bodyOf } from './body-of.ts';

type Prepare = (server: TestServer, owner: TestMember) => Promise<{ changes: object }>;

const ofState = {
  countryCode: 'KE',
  from: '2101-01-01',
  basis: 'announced',
  source: { title: 'Finance Act', url: 'https://law.example/finance-act', kind: 'law' },
};
const newRate = { ...ofState, name: 'railwayLevy', bands: [{ unit: 'percent', least: 2, most: 2 }] };
const newRule = {
  ...ofState,
  age: { is: 'none' },
  steering: 'right',
  inspection: 'beforeShipping',
  askFor: [],
  conditions: [],
};

const newListPrice = {
  countryCode: 'KE',
  modelId: '101',
  chassis: 'KSP130',
  least: 1_950_000,
  most: 1_950_000,
  list: '2025',
  source: { title: 'CRSP list of July 2025', url: 'https://kra.example/crsp-2025' },
};

/** A first day after all existing versions, and the current version. */
function afterLast({ periods, version }: { periods: { from: string }[]; version: number }) {
  const last = periods.at(-1)?.from ?? '';
  const year = Math.max(2100, Number(last.slice(0, 4))) + 1;
  return { changes: { version, from: `${year}-01-01` } };
}

async function nextRate(server: TestServer, { token }: TestMember) {
  const body = await bodyOf(server.call('staffReadImportRates', { countryCode: 'KE' }, { token }));
  const charge = (body as StaffImportRates).charges.find(({ name }) => name === newRate.name);
  if (!charge) throw new Error('Kenya has no such charge.');
  return afterLast(charge);
}

async function nextRule(server: TestServer, { token }: TestMember) {
  const body = await bodyOf(server.call('staffReadImportRules', { countryCode: 'KE' }, { token }));
  return afterLast(body as StaffImportRules);
}

/** A first day after all entries, and the current version. */
async function nextListPrice(server: TestServer, { token }: TestMember) {
  const asked = { countryCode: 'KE', words: newListPrice.chassis, isAll: true, pageNo: 1, pageSize: 1 };
  const { variants } = (await bodyOf(server.call('staffFindListPrices', asked, { token }))) as StaffListPrices;
  const { version = 0, prices = [] } = variants[0] ?? {};
  return afterLast({ version, periods: prices.map(({ from = '' }) => ({ from })) });
}

async function putNextListPrice(server: TestServer, owner: TestMember) {
  const price = { ...newListPrice, ...(await nextListPrice(server, owner)).changes };
  await bodyOf(server.call('staffPutListPrice', price, { token: owner.token }));
  return price;
}

/** Preparations for import rules, rates and list prices that may be changed. */
export const importPreparations: Partial<Record<OperationId, Prepare>> = {
  staffPutImportRate: nextRate,
  staffPutImportRule: nextRule,
  async staffRemoveImportRate(server, owner) {
    const rate = { ...newRate, ...(await nextRate(server, owner)).changes };
    const { version } = (await bodyOf(
      server.call('staffPutImportRate', rate, { token: owner.token }),
    )) as ImportRateSet;
    return { changes: { version, from: rate.from } };
  },
  async staffRemoveImportRule(server, owner) {
    const rule = { ...newRule, ...(await nextRule(server, owner)).changes };
    const { version } = (await bodyOf(
      server.call('staffPutImportRule', rule, { token: owner.token }),
    )) as ImportRateSet;
    return { changes: { version, from: rule.from } };
  },
  staffPutListPrice: nextListPrice,
  async staffEndListPrice(server, owner) {
    await putNextListPrice(server, owner);
    return nextListPrice(server, owner);
  },
  async staffTakeBackListPrice(server, owner) {
    const { from } = await putNextListPrice(server, owner);
    const { changes } = await nextListPrice(server, owner);
    return { changes: { ...changes, from } };
  },
  async staffCarryOutListPriceFile(server, owner) {
    const { from } = (await nextListPrice(server, owner)).changes;
    const { title, url } = newListPrice.source;
    const file = `make,model,chassis_code,first_day,least,most,list_year,source,source_address
Toyota,Vitz,${newListPrice.chassis},${from},${newListPrice.least},,${newListPrice.list},${title},${url}`;
    const given = { countryCode: newListPrice.countryCode, fileBase64: Buffer.from(file).toString('base64') };
    const { plan } = (await bodyOf(
      server.call('staffReadListPriceFile', given, { token: owner.token }),
    )) as StaffListPriceFile;
    return { changes: { ...given, plan } };
  },
};
