// @vitest-environment happy-dom
import { cleanup, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { afterEach, describe, expect, test } from 'vitest';
import type { ImportAssessment, ImportVerdict as Verdict } from '#generated/client/types.gen.ts';
import document from '#generated/openapi.json' with { type: 'json' };
import { FailsWith, installAnswers } from '#shared/api/testing/install-answers.ts';
import { clearOrderDraft } from '#site/remembered/order-draft.ts';
import { renderSite } from '../../../testing/render-site.tsx';
import type { Language } from '#wire/language.ts';
import { CardVerdict } from '#site/components/import-verdict/card-verdict.tsx';
import { ImportVerdict } from './import-verdict.tsx';

const examples = document.paths['/import/assess'].post.responses['200'].content['application/json'].examples;
const bodyOf = (example: { value: unknown }) => (example.value as { body: ImportAssessment }).body;
const kenya = bodyOf(examples.success);
const rwanda = bodyOf(examples.rwanda);
const burundi = bodyOf(examples.burundi);

/** The verdict of Kenya's example with some fields changed. */
function changed(change: Partial<Verdict>): ImportAssessment {
  return { ...kenya, verdicts: kenya.verdicts.map((verdict) => ({ ...verdict, ...change })) };
}

afterEach(() => {
  cleanup();
  clearOrderDraft();
});

interface Shown {
  assessment: ImportAssessment;
  countryCode?: string;
  country?: string;
  language?: Language;
}

async function show({ assessment, countryCode = 'KE', country = 'Kenya', language = 'en' }: Shown) {
  const asked = installAnswers({ assessImport: () => assessment });
  await renderSite(<ImportVerdict vehicleId="100001" countryCode={countryCode} country={country} />, {
    language,
    texts: ['importing'],
  });
  return asked;
}

describe('On the vehicle’s page', () => {
  test('shows the last arrival date of an allowed vehicle', async () => {
    const asked = await show({ assessment: kenya });
    expect(await screen.findByText('Can be imported into Kenya; must reach Mombasa by 31 Dec 2026')).toBeDefined();
    expect(asked[0]?.body).toEqual({ carSourceIds: ['100001'], countryCode: 'KE' });
  });

  test('shows the last shipping date of a vehicle with little time left', async () => {
    await show({ assessment: changed({ verdict: 'onlyIfShippedBy' }) });
    expect(
      await screen.findByText('Only if it ships by 7 Dec 2026: it must reach Mombasa by 31 Dec 2026'),
    ).toBeDefined();
  });

  test('refuses a vehicle that is too old, with its year and the minimum year', async () => {
    await show({ assessment: changed({ verdict: 'refused', refusals: ['tooOld'], registered: '2016-04' }) });
    expect(
      await screen.findByText('Cannot be imported: first registered Apr 2016, Kenya accepts 2019 and later'),
    ).toBeDefined();
  });

  test('refuses a vehicle with the wrong steering side, naming the side', async () => {
    await show({ assessment: rwanda, countryCode: 'RW', country: 'Rwanda' });
    expect(await screen.findByText('Cannot be imported: Rwanda does not accept right-hand drive')).toBeDefined();
  });

  test('promises nothing if no rule is known', async () => {
    await show({ assessment: burundi, countryCode: 'BI', country: 'Burundi' });
    expect(await screen.findByText('We do not know the import rules of Burundi for this vehicle.')).toBeDefined();
    expect(screen.getByText('Please ask its customs before you reserve.')).toBeDefined();
    expect(screen.queryByText(/Can be imported/)).toBeNull();
  });

  test('shows uncertainty beside the limit', async () => {
    const ageLimit = { years: 15, isLessThan: true, counts: 'manufacture', by: 'months' } as const;
    const [first] = kenya.verdicts;
    if (!first?.rule) throw new Error('The example has a rule.');
    await show({
      assessment: changed({ verdict: 'unclear', doubts: ['countsFromManufacture'], rule: { ...first.rule, ageLimit } }),
      country: 'Uganda',
    });
    expect(await screen.findByText('May be imported into Uganda, but it is not certain')).toBeDefined();
    await userEvent.click(screen.getByRole('button', { name: 'Rule and sources' }));
    expect(screen.getByText(/counts from the manufacture.*less than 15 years/)).toBeDefined();
  });

  test('shows the rule with its dates, reliability and sources', async () => {
    await show({ assessment: kenya });
    await userEvent.click(await screen.findByRole('button', { name: 'Rule and sources' }));
    expect(screen.getByText(/In force from 1 Jan 2026 to 31 Dec 2026 · announced by the state/)).toBeDefined();
    const link = screen.getByRole('link', { name: /Nairobi Leo on the KEBS notice.*accessed 23 Nov 2026/ });
    expect(link.getAttribute('href')).toBe(kenya.sources[0]?.url);
  });

  test('is translated into Chinese and Japanese', async () => {
    await show({ assessment: kenya, country: '肯尼亚', language: 'zh' });
    expect(await screen.findByText('可以进口到肯尼亚，须在2026年12月31日前抵达Mombasa')).toBeDefined();
    cleanup();
    await show({ assessment: kenya, country: 'ケニア', language: 'ja' });
    expect(
      await screen.findByText(/ケニアに輸入できます。2026\/12\/31までにMombasaに着く必要があります/),
    ).toBeDefined();
  });

  test('shows a failure in its place', async () => {
    installAnswers({ assessImport: () => new FailsWith(500, 'The server is busy.') });
    await renderSite(<ImportVerdict vehicleId="100001" countryCode="KE" country="Kenya" />, { texts: ['importing'] });
    expect(await screen.findByText(/busy|wrong|again/i)).toBeDefined();
  });
});

describe('On a card', () => {
  async function showCard(assessment: ImportAssessment) {
    const asked = installAnswers({ assessImport: () => assessment });
    await renderSite(<CardVerdict vehicleId="100001" ids={['100001', '100002']} />, { texts: ['importing'] });
    return asked;
  }

  test('fetches once for all cards of a page, and shows an allowed vehicle subtly', async () => {
    const asked = await showCard(kenya);
    expect(await screen.findByText('Can be imported into Kenya')).toBeDefined();
    expect(asked.map(({ body }) => body)).toEqual([
      { carSourceIds: ['100001', '100002'], countryCode: 'KE', isBrief: true },
    ]);
  });

  test('shows a refusal prominently, and a short deadline with its date', async () => {
    await showCard(changed({ verdict: 'refused', refusals: ['tooOld'] }));
    expect(await screen.findByText('Not for Kenya')).toBeDefined();
    cleanup();
    await showCard(changed({ verdict: 'onlyIfShippedBy' }));
    expect(await screen.findByText('Kenya: ship by 7 Dec 2026')).toBeDefined();
  });
});
