import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { resolve } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { freePort } from '#server/testing/postgres.mjs';
import { type Device, type Engine, expectWritten, findPlace, type Place } from './engine.ts';

export interface WebKitPlaces {
  driver: string;
  browser: string;
  /** A virtual display, because this browser has no headless mode. */
  screen: string;
}

/** User agent and screen of an iPhone, the phone that uses this engine. */
const phone =
  'Mozilla/5.0 (iPhone; CPU iPhone OS 18_5 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/18.5 Mobile/15E148 Safari/604.1';

/** The key of an element reference in the protocol's answers. */
const elementKey = 'element-6066-11e4-a52e-4f735466cecf';
type Found = { [elementKey]: string } | null;

/** WebKitGTK's MiniBrowser over WebDriver. A journey needs too little of that protocol to justify a library. */
export async function startWebKit({ driver, browser, screen }: WebKitPlaces, device: Device): Promise<Engine> {
  const display = spawn(screen, ['-displayfd', '3', '-screen', '0', '1600x1200x24', '-nolisten', 'tcp'], {
    stdio: ['ignore', 'ignore', 'ignore', 'pipe'],
  });
  const [number] = (await once(display.stdio[3] as NodeJS.ReadableStream, 'data')) as [Buffer];
  const port = await freePort();
  const server = spawn(driver, [`--port=${port}`, '--host=127.0.0.1'], {
    stdio: 'ignore',
    env: { ...process.env, DISPLAY: `:${String(number).trim()}`, LIBGL_ALWAYS_SOFTWARE: '1' },
  });
  const root = `http://127.0.0.1:${port}`;
  const options = { binary: browser, args: ['--automation', ...(device === 'phone' ? [`--user-agent=${phone}`] : [])] };
  const capabilities = { alwaysMatch: { browserName: 'MiniBrowser', 'webkitgtk:browserOptions': options } };
  await untilReady(root, server);
  const { sessionId } = await ask<{ sessionId: string }>('POST', `${root}/session`, { capabilities });
  const session = `${root}/session/${sessionId}`;
  const post = async <Answer>(path: string, body: object = {}): Promise<Answer> =>
    ask<Answer>('POST', session + path, body);
  const run = async <Answer>(script: (...args: never[]) => unknown, args: readonly unknown[]): Promise<Answer> =>
    post<Answer>('/execute/sync', { script: `return (${String(script)})(...arguments);`, args });
  await post('/timeouts', { script: 300_000, pageLoad: 300_000 });

  async function find(place: Place): Promise<string> {
    const found = await run<Found>(findPlace, [place]);
    if (!found) throw new Error(`There is no ${place.role} '${place.name ?? ''}'.`);
    return `/element/${found[elementKey]}`;
  }

  return {
    name: 'WebKit',
    // The protocol does not report errors.
    faults: [],
    async open(address, { width, height }) {
      await post('/window/rect', { width, height });
      await post('/url', { url: address });
    },
    async reload() {
      await post('/refresh');
    },
    evaluate: async <Result>(script: (...args: string[]) => Result, ...args: string[]) => run<Result>(script, args),
    async press(place) {
      await post(`${await find(place)}/click`);
    },
    async write(place, text) {
      const field = await find(place);
      await run(markAll, [{ [elementKey]: field.split('/').at(-1) }]);
      await post(`${field}/value`, { text });
      expectWritten(await ask<string>('GET', `${session + field}/property/value`), text);
    },
    async choose(place, value) {
      const option = { using: 'css selector', value: `option[value="${value}"]` };
      const found = await post<NonNullable<Found>>(`${await find(place)}/element`, option);
      await post(`/element/${found[elementKey]}/click`);
    },
    async attach(place, file) {
      await post(`${await find(place)}/value`, { text: resolve(file) });
    },
    draw: async () => Buffer.from(await ask<string>('GET', `${session}/screenshot`), 'base64'),
    async close() {
      // A closed window has already ended its session.
      await ask('DELETE', session).catch(() => undefined);
      await end(server);
      await end(display);
    },
  };
}

/** In the page: selects the text of a field, so that typing replaces it. */
function markAll(field: HTMLInputElement): void {
  field.focus();
  field.select();
}

async function ask<Answer>(method: string, address: string, body?: object): Promise<Answer> {
  const response = await fetch(address, { method, ...(body && { body: JSON.stringify(body) }) });
  const { value } = (await response.json()) as { value: Answer };
  if (!response.ok) throw new Error(`${method} ${address}: ${JSON.stringify(value).slice(0, 500)}`);
  return value;
}

/** The driver takes a moment to listen after its start. */
async function untilReady(root: string, server: ChildProcess): Promise<void> {
  while (server.exitCode === null) {
    // Tries each port in turn until one answers.
    if (
      await fetch(`${root}/status`)
        .then((response) => response.ok)
        .catch(() => false)
    )
      return;
    await wait(100);
  }
  throw new Error(`The driver of WebKit ended with ${server.exitCode}.`);
}

async function end(process: ChildProcess): Promise<void> {
  if (process.exitCode !== null || process.signalCode !== null) return;
  const ending = once(process, 'exit');
  process.kill();
  await ending;
}
