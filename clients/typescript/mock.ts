import { http, type HttpHandler, HttpResponse } from 'msw';
import { operations } from '../../generated/operations.ts';
import { type Choice, createInProcessMock, type InProcessMock } from '../../mock-server/in-process.ts';

export type { Choice };

/** A mock of the API, for tests in Node. */
export interface Mock extends InProcessMock {
  /** Request handlers for `setupServer` of `msw/node`. */
  handlers: HttpHandler[];
}

/** Makes a mock of the API with this address, such as `http://localhost/api`. Each has its own users and data. */
export function createMock(base: string): Mock {
  const address = base.replace(/\/+$/, '');
  const mock = createInProcessMock(address);
  const answer = ({ request }: { request: Request }) => mock.fetch(request).catch(() => HttpResponse.error());
  const calls = Object.values(operations).map(({ method, path }) =>
    (method === 'GET' ? http.get : http.post)(address + path, answer),
  );
  return { ...mock, handlers: [http.get(`${address}/envelope.json`, answer), ...calls] };
}
