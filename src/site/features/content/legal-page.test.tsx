// @vitest-environment happy-dom
import { act, cleanup, renderHook, screen, within } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import type { LegalText } from '#generated/client/types.gen.ts';
import { languages, type Language } from '#wire/language.ts';
import { type Answers, FailsWith, installAnswers } from '#shared/api/testing/install-answers.ts';
import { useAboutRefreshes } from '#site/page-state/about-refresh.ts';
import { renderSite } from '../../../testing/render-site.tsx';
import LegalPage from './legal-page.tsx';

const scroll = vi.fn<() => void>();
beforeEach(() => {
  scroll.mockClear();
  Element.prototype.scrollIntoView = scroll;
});
afterEach(cleanup);

const builtIn: LegalText = { name: 'privacy', version: 0, since: '2026-11-21', earlier: [] };

async function open(search: string, language: Language = 'en', answer: LegalText = builtIn) {
  const asked = installAnswers({ getLegalText: () => answer });
  const site = await renderSite(<LegalPage />, { at: `/com/policy${search}`, language, texts: ['legal', 'refunds'] });
  await screen.findByRole('heading', { level: 1 });
  return { ...site, asked };
}

const title = () => screen.getByRole('heading', { level: 1 }).textContent;

describe('the legal text of an address', () => {
  test.each([
    ['A-119', '?formPage=1', 'Disclaimer'],
    ['A-120', '?formPage=2', 'Privacy policy'],
    ['A-121', '?formPage=3', 'User agreement'],
    ['A-122', '', 'Disclaimer'],
    ['A-123', '?formPage=4', 'Disclaimer'],
    ['A-123', '?formPage=constructor', 'Disclaimer'],
  ])('%s shows at %s the %s', async (_rule, search, name) => {
    await open(search);
    expect(title()).toBe(name);
  });

  test.each([
    ['en', 'Privacy policy'],
    ['zh', '隐私政策'],
    ['ja', 'プライバシーポリシー'],
  ] as const)('A-125 is in the reader’s language: %s', async (language, name) => {
    await open('?formPage=2', language);
    expect(title()).toBe(name);
  });

  test('A-124 requests a fresh About for the privacy policy only', async () => {
    const { result } = renderHook(() => useAboutRefreshes());
    const before = result.current;
    await open('?formPage=3');
    expect(result.current).toBe(before);
    cleanup();
    const again = renderHook(() => useAboutRefreshes()).result;
    await open('?formPage=2');
    expect(again.current).toBe(before + 1);
  });
});

/** Terms that each text must contain, by language. */
const privacy: Record<Language, RegExp[]> = {
  en: [
    /collect/i,
    /use your data/i,
    /disclose/i,
    /how long we keep/i,
    /protect/i,
    /cookies/i,
    /under 18/i,
    /deletion by e-mail/i,
  ],
  zh: [/收集/, /使用/, /披露/, /保存期限/, /安全/, /Cookie/, /未满 18 岁/, /通过电子邮件删除/],
  ja: [/取得/, /利用/, /開示/, /保存期間/, /安全管理/, /Cookie/, /18歳未満/, /メールによる削除/],
  sw: [
    /tunazokusanya/,
    /Tunatumia data zako/,
    /Tunawapa nani/,
    /kwa muda gani/,
    /tunavyozilinda/,
    /Vidakuzi/,
    /chini ya miaka 18/,
    /Kufuta kwa barua pepe/,
  ],
};
const agreement: Record<Language, RegExp[]> = {
  en: [
    /laws of Japan/,
    /You get back what the refund rules below say/,
    /cancel orders that are fraudulent or incomplete/,
    /terminate an account that was registered with false data/,
    /at least 18 years/,
  ],
  zh: [
    /日本法律/,
    /退款按下方退款规则办理/,
    /欺诈性或资料不完整的订单/,
    /以虚假资料注册的账号，我们有权终止/,
    /年满 18 岁/,
  ],
  ja: [
    /日本法/,
    /返金は下記の返金規定に従います/,
    /不正な注文や不完全な注文/,
    /虚偽の情報で登録されたアカウントは終了/,
    /18歳以上/,
  ],
  sw: [
    /Sheria za Japani/,
    /Unarejeshewa kile ambacho kanuni za marejesho/,
    /kughairi oda za udanganyifu au zisizokamilika/,
    /kufunga akaunti iliyosajiliwa kwa taarifa za uongo/,
    /angalau miaka 18/,
  ],
};

test.each(languages)('A-126 B-336 covers all required topics in the privacy policy: %s', async (language) => {
  const { container } = await open('?formPage=2', language);
  for (const words of privacy[language]) expect(container.textContent).toMatch(words);
});

test.each(languages)('A-127 B-336 covers all required topics in the user agreement: %s', async (language) => {
  const { container } = await open('?formPage=3', language);
  for (const words of agreement[language]) expect(container.textContent).toMatch(words);
});

test('links to each section, and shows the effective date', async () => {
  const site = await open('?formPage=2');
  expect(screen.getByText('In force since 21 Nov 2026')).toBeTruthy();
  const link = screen.getByRole('link', { name: /Minors under 18/ });
  act(() => link.click());
  expect(site.address()).toBe('/com/policy?formPage=2');
  expect(scroll).toHaveBeenCalledOnce();
  expect(screen.getAllByRole('heading', { level: 2, name: /Minors under 18/ })).toHaveLength(1);
});

describe('A text set by staff', () => {
  const set: LegalText = {
    name: 'privacy',
    version: 2,
    since: '2026-12-01',
    text: 'What we hold.\n\n# Data\n\nFirst line\nsecond line\n\n- your e-mail\n- your country\n\n# Rights',
    earlier: [{ version: 0, since: '2026-11-21', replacedOn: '2026-12-01' }],
  };

  test('replaces the site’s own text, with headings, paragraphs, lists, its date and earlier versions', async () => {
    const site = await open('?formPage=2', 'en', set);
    expect(site.asked[0]?.body).toEqual({ name: 'privacy' });
    expect(screen.getByText('In force since 1 Dec 2026')).toBeTruthy();
    expect(screen.getAllByRole('heading', { level: 2 }).map(({ textContent }) => textContent)).toEqual([
      'Contents',
      '1Data',
      '2Rights',
      'Earlier versions',
    ]);
    const article = within(screen.getByRole('article'));
    expect(article.getByText('What we hold.').tagName).toBe('P');
    expect(article.getByText('First line second line').tagName).toBe('P');
    expect(article.getByText('your country').tagName).toBe('LI');
    expect(screen.queryByText(/How we use them/)).toBeNull();
    const link = article.getByRole('link', { name: '21 Nov 2026 to 1 Dec 2026' });
    expect(link.getAttribute('href')).toBe('/com/policy?formPage=2&version=0');
  });

  test('says that an earlier version is outdated, with its end date and a link to the current one', async () => {
    const { asked } = await open('?formPage=2&version=0', 'en', { ...set, ...set.earlier[0], text: 'Old words' });
    expect(asked[0]?.body).toEqual({ name: 'privacy', version: 0 });
    expect(screen.getByText('In force from 21 Nov 2026, replaced on 1 Dec 2026')).toBeTruthy();
    expect(screen.getByText(/not in force any more/)).toBeTruthy();
    const current = screen.getByRole('link', { name: 'Read the version in force today' });
    expect(current.getAttribute('href')).toBe('/com/policy?formPage=2');
  });

  test('ignores an invalid version number', async () => {
    const { asked } = await open('?formPage=3&version=1%20or%201', 'en', set);
    expect(asked[0]?.body).toEqual({ name: 'protocol' });
  });

  test('is never rendered as HTML, script or link', async () => {
    const text = [
      '# <img src=x onerror="window.hacked=1">',
      '<script>window.hacked = 1</script>',
      '- <a href="javascript:window.hacked=1">press</a>',
      '[press](javascript:alert(1)) &lt;b&gt;',
    ].join('\n');
    await open('?formPage=2', 'en', { ...set, text });
    const article = screen.getByRole('article');
    expect(article.querySelector('img, script, a[href^="javascript"], b')).toBeNull();
    expect(article.textContent).toContain('<script>window.hacked = 1</script>');
    expect(article.textContent).toContain('&lt;b&gt;');
    expect(window).not.toHaveProperty('hacked');
  });
});

test('shows no outdated text if the text cannot be loaded', async () => {
  const answers: Answers = { getLegalText: () => new FailsWith(500) };
  installAnswers(answers);
  await renderSite(<LegalPage />, { at: '/com/policy?formPage=2', texts: ['legal', 'refunds'] });
  expect(await screen.findByRole('button', { name: 'Try again' })).toBeTruthy();
  expect(screen.queryByText(/Data that we collect/)).toBeNull();
});
