import { act, renderHook } from '@testing-library/react';
import { hideToast, useToasts } from '../app/toasts.ts';

/** Shows each toast as a button that hides it. */
export function Toasts() {
  return useToasts().map(({ id, severity, text }) => (
    <button key={id} type="button" onClick={() => hideToast(id)}>
      {severity}: {text}
    </button>
  ));
}

export function hideAllToasts(): void {
  const { result, unmount } = renderHook(useToasts);
  act(() => result.current.forEach(({ id }) => hideToast(id)));
  unmount();
}
