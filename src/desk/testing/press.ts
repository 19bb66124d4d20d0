import { act } from '@testing-library/react';
import { repeatGuard } from '#shared/ui/button.tsx';

let later = 0;

/** A second press, late enough not to count as a double click. */
export function press(button: HTMLElement): void {
  const event = new MouseEvent('click', { bubbles: true });
  Object.defineProperty(event, 'timeStamp', { value: performance.now() + (later += 2 * repeatGuard) });
  act(() => void button.dispatchEvent(event));
}
