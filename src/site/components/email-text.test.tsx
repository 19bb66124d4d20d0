// @vitest-environment happy-dom
import { render } from '@testing-library/react';
import { expect, test } from 'vitest';
import { EmailText } from './email-text.tsx';

test('wraps an e-mail before its @ and its dots, but copies it unbroken', () => {
  const { container } = render(<EmailText email="wanjiku.kamau@example.co.ke" />);
  expect(container.innerHTML).toBe('wanjiku<wbr>.kamau<wbr>@example<wbr>.co<wbr>.ke');
  expect(container.textContent).toBe('wanjiku.kamau@example.co.ke');
});
