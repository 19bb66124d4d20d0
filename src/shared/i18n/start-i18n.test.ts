// @vitest-environment happy-dom
import { afterEach, describe, expect, test } from 'vitest';
import { loadTexts } from './feature-texts.ts';
import { createTexts, startI18n } from './start-i18n.ts';

afterEach(() => sessionStorage.clear());

describe('Texts', () => {
  test.each([
    ['en', 'Log out?'],
    ['zh', '确定退出登录吗？'],
    ['ja', 'ログアウトしますか？'],
    ['sw', 'Ungependa kutoka kwenye akaunti?'],
  ] as const)('A-001 are in the language of the page: %s', async (language, text) => {
    const i18n = await startI18n(language);
    expect(i18n.t('promptLogOut')).toBe(text);
  });

  test('include those of a loaded screen', async () => {
    const i18n = await startI18n('zh');
    await loadTexts('content', 'legal');
    expect(i18n.t('content:buyingTitle')).toBe('购车流程');
    expect(i18n.hasResourceBundle('zh', 'orders')).toBe(false);
  });

  test('include those of the API client', async () => {
    const texts = createTexts(await startI18n('ja'));
    expect(texts.message('netError')).toBe('ネットワークエラーが発生しました。接続をご確認ください');
  });
});

test('marks every translated text in the pseudo-language, including nested ones and those of calls', async () => {
  sessionStorage.setItem('pseudoLanguage', 'on');
  const i18n = await startI18n('en');
  await loadTexts('legal');
  expect(i18n.t('cancel')).toBe('⟦Cancel⟧');
  expect(createTexts(i18n).message('netError')).toBe('⟦Network error. Please check your connection.⟧');
  const [first] = i18n.t('legal:privacy.sections', { returnObjects: true, email: 'a@b' });
  expect(first?.title).toBe('⟦Data that we collect⟧');
  expect(first?.text[0]).toMatch(/^⟦.*⟧$/);
});
