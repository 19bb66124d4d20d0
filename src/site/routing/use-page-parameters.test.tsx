// @vitest-environment happy-dom
import { cleanup, screen } from '@testing-library/react';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { UnusableAddress } from '../components/unusable-address.tsx';
import { renderSite } from '../../testing/render-site.tsx';
import { ToastOutlet } from '#shared/components/toasts/toast-outlet.tsx';
import { encodeParameters } from '#shared/routing/encoded-parameters.ts';
import { type ParameterStyle, usePageParameters } from './use-page-parameters.ts';
import { hideToast } from '#shared/state/toasts.ts';

beforeEach(() => {
  for (let id = 0; id < 20; id += 1) hideToast(id);
});
afterEach(cleanup);

function Page({ style }: { style: ParameterStyle }) {
  const parameters = usePageParameters(['id'], style);
  if ('problem' in parameters) return <UnusableAddress problem={parameters.problem} />;
  return <p>Vehicle {parameters.values.id}</p>;
}

const open = (search: string, style: ParameterStyle) =>
  renderSite(
    <>
      <ToastOutlet />
      <Page style={style} />
    </>,
    { at: `/car/inf${search}` },
  );

test('A-039 reads encoded parameters from the address', async () => {
  await open(`?${encodeParameters({ id: '100001' })}`, 'encoded');
  expect(screen.getByText('Vehicle 100001')).toBeTruthy();
});

test('A-291 reports undecodable parameters once, with a link to go on', async () => {
  await open('?id=100001', 'encoded');
  expect(screen.getAllByText('This could not be read. Please go back and try again.')).toHaveLength(2);
  expect(screen.getByRole('link', { name: 'See all vehicles' }).getAttribute('href')).toBe('/?tab=1');
});

test.each([
  ['', 'plain'],
  ['?id=', 'plain'],
  ['?other=1', 'plain'],
  ['', 'encoded'],
] as const)('A-293 reports for %j, %s, that a required parameter is missing', async (search, style) => {
  await open(search, style);
  expect(screen.getAllByText('Something needed is missing. Please go back and try again.')).toHaveLength(2);
});
