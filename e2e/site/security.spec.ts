import { expect, test } from 'playwright/test';

test('runs under the content security policy without violations: styles, worker and calls', async ({ page }) => {
  const complaints: string[] = [];
  const messages: string[] = [];
  page.on('console', (message) =>
    (['error', 'warning'].includes(message.type()) ? complaints : messages).push(message.text()),
  );
  page.on('pageerror', ({ message }) => complaints.push(message));
  await page.addInitScript(() => {
    // Collects policy violations that would otherwise be silent.
    document.addEventListener('securitypolicyviolation', ({ effectiveDirective, blockedURI }) =>
      console.error(`${effectiveDirective} refuses ${blockedURI}`),
    );
    // The page seals by itself when its worker fails, so only answers of the worker prove that it runs.
    window.Worker = class extends Worker {
      constructor(address: string | URL, options?: WorkerOptions) {
        super(address, options);
        this.addEventListener('message', ({ data }) => console.info(`worker: ${Object.keys(data as object).join()}`));
      }
    };
  });
  await page.goto('/console');
  const answer = page.getByRole('region', { name: 'Answer' });
  const call = page.getByRole('button', { name: 'Call', exact: true });
  await page.getByLabel('Find a call').fill('listVehicles');
  await page.getByRole('button', { name: 'listVehicles', exact: true }).click();
  await call.click();
  await expect(answer).toContainText('"priceUSD"');
  // A component's style is applied.
  await expect(call).toHaveCSS('border-radius', '7px');

  await page.getByLabel('Payload').fill(JSON.stringify({ pageNo: 1, pageSize: 1, searchKey: 'x'.repeat(160_000) }));
  await call.click();
  await expect
    .poll(() => messages)
    .toEqual([expect.stringMatching(/^worker: .*sealed/), expect.stringMatching(/^worker: .*answer/)]);
  expect(page.workers()[0]?.url()).toContain('/assets/envelope-worker');
  expect(complaints).toEqual([]);
});

test('blocks injected markup, foreign workers and a foreign base address', async ({ page }) => {
  await page.goto('/console');
  await expect(page.getByLabel('Find a call')).toBeVisible();
  const outcome = await page.evaluate(() => {
    const attempt = (act: () => unknown) => {
      try {
        act();
        return 'done';
      } catch (error) {
        return (error as Error).name;
      }
    };
    return {
      markup: attempt(() => document.body.insertAdjacentHTML('beforeend', '<img src=x onerror=alert(1)>')),
      worker: attempt(() => new Worker('https://elsewhere.example/assets/worker.js')),
      base: attempt(() => document.head.append(Object.assign(document.createElement('base'), { href: '/elsewhere/' }))),
      address: document.baseURI === location.href,
    };
  });
  expect(outcome).toEqual({ markup: 'TypeError', worker: 'TypeError', base: 'done', address: true });
});

test('sends security and cache headers with pages, files, pictures and the chat', async ({ request }) => {
  const page = await request.get('/');
  expect(page.headers()).toMatchObject({
    'cache-control': 'private, no-cache',
    'x-content-type-options': 'nosniff',
    'cross-origin-opener-policy': 'same-origin',
  });
  expect(page.headers()['content-security-policy']).toMatch(/script-src (?:'sha256-[^']+' )+'strict-dynamic';/);
  // HSTS must not be sent over plain HTTP.
  expect(page.headers()).not.toHaveProperty('strict-transport-security');

  const script = /href="(\/assets\/libraries-[\w-]+\.js)"/.exec(await page.text())?.[1] ?? '';
  const file = await request.get(script, { headers: { 'Accept-Encoding': 'br' } });
  expect(file.headers()).toMatchObject({
    'cache-control': 'public, max-age=31536000, immutable',
    'content-encoding': 'br',
    'x-content-type-options': 'nosniff',
  });

  const picture = await request.get('/pictures/100001/front.webp?w=320');
  expect(picture.headers()).toMatchObject({ 'content-type': 'image/webp', 'x-content-type-options': 'nosniff' });

  const chat = await request.get('/chat');
  expect(chat.headers()['content-security-policy']).toContain("frame-ancestors 'self'");
});
