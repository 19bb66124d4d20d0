import { describe, expect, it } from 'vitest';
import { parseOrder } from './parse-order.ts';

describe('a command line', () => {
  it.each([
    [[], 'npm run staff -- <command>'],
    [['help'], 'approve-payment <orderNo>'],
    [['shpi'], "There is no command 'shpi'"],
    [
      ['ship'],
      'It takes orderNo.\nUsage: npm run staff -- ship <orderNo> --freight-number TEXT [--logistics-link URL]',
    ],
    [['ship', 'GP1'], '--freight-number is missing'],
    [['ship', 'GP1', 'GP2', '--freight-number', 'F'], 'It takes orderNo.'],
    [['reject-payment', 'GP1', '--reason', ' '], '--reason is missing'],
    [['cancel', 'GP1', '--because', 'x'], "Unknown option '--because'"],
    [['list', 'GP1'], 'It takes nothing.'],
  ])('%j says what to do', (words, message) => {
    expect(() => parseOrder(words, 'Amina')).toThrow(message);
  });

  it('needs a name for what changes something, and for nothing else', () => {
    expect(() => parseOrder(['cancel', 'GP1'])).toThrow('Say who you are: --as NAME, or set STAFF_NAME.');
    expect(parseOrder(['cancel', 'GP1', '--as', 'Amina']).staffName).toBe('Amina');
    expect(parseOrder(['list']).staffName).toBe('');
  });

  it('takes an id that begins with a hyphen', () => {
    const { subject, options } = parseOrder(['reject-dealer', '-x1', '--reason', 'Not readable'], 'Amina');
    expect([subject, options['reason']]).toEqual(['-x1', 'Not readable']);
  });
});
