// @vitest-environment happy-dom
import { act, cleanup, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, expect, test, vi } from 'vitest';
import { Button } from './button.tsx';

afterEach(() => {
  cleanup();
  vi.useRealTimers();
});

const press = (at: number) => {
  const event = new MouseEvent('click', { bubbles: true, cancelable: true });
  Object.defineProperty(event, 'timeStamp', { value: at });
  fireEvent(screen.getByRole('button'), event);
};

test('A-330 ignores repeated clicks for 1 second', () => {
  const onClick = vi.fn<() => void>();
  render(<Button onClick={onClick}>Pay</Button>);
  for (const at of [100, 500, 1099, 1100, 1200, 2101]) press(at);
  expect(onClick).toHaveBeenCalledTimes(3);
});

test('A button that ignores a press looks busy until it takes the next one', () => {
  vi.useFakeTimers();
  render(<Button>Pay</Button>);
  const isBusy = () => screen.getByRole('button').getAttribute('aria-busy');
  press(100);
  expect(isBusy()).toBeNull();
  press(400);
  expect(isBusy()).toBe('true');
  act(() => void vi.advanceTimersByTime(700));
  expect(isBusy()).toBeNull();
});

test('A-330 A repeated click does not submit its form either', () => {
  const onSubmit = vi.fn<(event: Event) => void>((event) => event.preventDefault());
  render(
    <form>
      <Button type="submit">Send</Button>
    </form>,
  );
  document.querySelector('form')?.addEventListener('submit', onSubmit);
  for (const at of [100, 300]) press(at);
  expect(onSubmit).toHaveBeenCalledOnce();
});

test('submits at once what was typed since the last press', () => {
  const onSubmit = vi.fn<(event: Event) => void>((event) => event.preventDefault());
  render(
    <form>
      <input aria-label="Code" />
      <Button type="submit">Send</Button>
    </form>,
  );
  document.querySelector('form')?.addEventListener('submit', onSubmit);
  press(100);
  fireEvent.input(screen.getByLabelText('Code'), { target: { value: '1' } });
  for (const at of [300, 500]) press(at);
  expect(onSubmit).toHaveBeenCalledTimes(2);
});

test('accepts every click if it is meant to be pressed repeatedly', () => {
  const onClick = vi.fn<() => void>();
  render(
    <Button isRepeatable onClick={onClick}>
      Next
    </Button>,
  );
  for (const at of [100, 200, 300]) press(at);
  expect(onClick).toHaveBeenCalledTimes(3);
});

test('is disabled while loading', () => {
  const onClick = vi.fn<() => void>();
  render(
    <Button loading onClick={onClick}>
      Save
    </Button>,
  );
  press(100);
  expect(onClick).not.toHaveBeenCalled();
});
