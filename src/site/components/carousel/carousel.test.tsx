// @vitest-environment happy-dom
import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { usePlaying } from './carousel.tsx';

let isMotionReduced = false;

beforeEach(() => {
  isMotionReduced = false;
  vi.stubGlobal('matchMedia', () => ({
    matches: isMotionReduced,
    addEventListener() {},
    removeEventListener() {},
  }));
});

afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

function Slides({ isAtEnd = false }: { isAtEnd?: boolean }) {
  const { isPlaying, choose, holders } = usePlaying(isAtEnd);
  return (
    <section aria-label={isPlaying ? 'moving' : 'still'} {...holders}>
      <button type="button" onClick={() => choose('play')}>
        play
      </button>
      <button type="button" onClick={() => choose('pause')}>
        pause
      </button>
    </section>
  );
}

const slides = () => screen.getByRole('region');
const state = () => slides().getAttribute('aria-label');
const press = (name: string) => fireEvent.click(screen.getByRole('button', { name }));

test('A-096 advances by itself and pauses under a pointer or focus', () => {
  render(<Slides />);
  expect(state()).toBe('moving');
  fireEvent.mouseEnter(slides());
  expect(state()).toBe('still');
  fireEvent.mouseLeave(slides());
  expect(state()).toBe('moving');
  fireEvent.focusIn(screen.getByRole('button', { name: 'play' }));
  expect(state()).toBe('still');
  fireEvent.focusOut(screen.getByRole('button', { name: 'play' }), { relatedTarget: document.body });
  expect(state()).toBe('moving');
});

test('stands still with reduced motion until play is pressed', () => {
  isMotionReduced = true;
  render(<Slides />);
  expect(state()).toBe('still');
  press('play');
  fireEvent.mouseEnter(slides());
  expect(state()).toBe('moving');
  press('pause');
  fireEvent.mouseLeave(slides());
  expect(state()).toBe('still');
});

test('A-096 stops at the last slide', () => {
  render(<Slides isAtEnd />);
  expect(state()).toBe('still');
});
