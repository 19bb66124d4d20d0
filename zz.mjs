import { chromium } from 'playwright';
const [, , who, w, country, port] = process.argv;
const width = Number(w ?? 1440);
const pre = '/Kenya';
const b = await chromium.launch({ executablePath: '/usr/bin/chromium-headless-shell', args: ['--no-sandbox'] });
const phone = width === 390;
const c = await b.newContext({
  viewport: { width, height: phone ? 844 : 900 },
  serviceWorkers: 'block',
  ...(phone
    ? {
        hasTouch: true,
        isMobile: true,
        userAgent:
          'Mozilla/5.0 (Linux; Android 14; Pixel 7) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/130.0 Mobile Safari/537.36',
      }
    : {}),
});
const p = await c.newPage();
p.setDefaultTimeout(10000);
p.on('pageerror', (e) => console.log('pageerror', e.message));
const base = 'http://127.0.0.1:4860';
const tag = `${who.split('.')[0]}-${width}`;
const shot = async (n, full = false) => {
  await p.waitForTimeout(900);
  await p.screenshot({ path: `/tmp/shots/${tag}-${n}.png`, fullPage: full });
};
const step = async (name, f) => {
  try {
    await f();
    console.log('ok', name);
  } catch (e) {
    console.log('FAILED', name, e.message.split('\n').slice(0, 5).join(' | '));
    await shot('failed-' + name);
  }
};
await step('login', async () => {
  await p.goto(base + pre);
  await p.waitForLoadState('networkidle');
  if (phone) await p.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'Me', exact: true }).tap();
  else
    await p
      .getByRole('banner')
      .getByRole('button', { name: /^log in/i })
      .click();
  const d = p.getByRole('dialog');
  await d
    .getByLabel(/e-?mail/i)
    .first()
    .fill(who);
  await d
    .getByLabel(/password/i)
    .first()
    .fill('bwwr8jsyjgn4');
  await d.getByRole('checkbox').check();
  await d
    .getByRole('button', { name: /^Log in/ })
    .last()
    .click();
  await p.waitForTimeout(3000);
  await shot('logged-in');
});
await step('list', async () => {
  await p.goto(base + pre + (phone ? '/cars' : '?tab=1'));
  await p.waitForLoadState('networkidle');
  await shot('list');
});
await step('vehicle', async () => {
  await p.goto(base + pre + '/car/detail?id=' + (process.argv[6] ?? '100766'));
  await p.waitForLoadState('networkidle');
  await shot('vehicle');
  const t = await p.getByRole('main').innerText();
  console.log(t.slice(0, 10));
});
await step('port', async () => {
  const cs = p.getByRole('combobox', { name: 'Destination country' });
  if (await cs.count()) {
    await cs.first().selectOption({ label: country });
    await p.waitForTimeout(2500);
    for (const x of await p.getByRole('main').getByRole('button', { expanded: false }).all())
      await x.click({ timeout: 1500 }).catch(() => undefined);
    const port = p.getByRole('combobox', { name: 'Port', exact: true });
    const ports = await port.first().locator('option').allInnerTexts();
    console.log(ports);
    await port.first().selectOption({ index: 1 });
    await p.waitForTimeout(1000);
    const tr = p.getByRole('combobox', { name: 'Transport' });
    await tr.first().selectOption({ index: 1 });
    await p.waitForTimeout(2500);
    for (const x of await p.getByRole('main').getByRole('button', { expanded: false }).all())
      await x.click({ timeout: 1500 }).catch(() => undefined);
    await p.mouse.wheel(0, 1500);
    await p.waitForTimeout(1500);
    await shot('port', true);
  }
  const t = await p.getByRole('main').innerText();
  console.log(t.slice(0, 9500));
});
await c.storageState({ path: `/tmp/w/st-${tag}.json` });
await b.close();
