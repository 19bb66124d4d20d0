import { describe, expect, it } from 'vitest';
import { parseCommand } from '#server/cli/parse-command.ts';

describe('A command line', () => {
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
  ])('The words %j are refused with what to do', (words, message) => {
    expect(() => parseCommand(words, 'Amina')).toThrow(message);
  });

  it('A command that changes something needs a name, and no other command does', () => {
    expect(() => parseCommand(['cancel', 'GP1'])).toThrow('Say who you are: --as NAME, or set STAFF_NAME.');
    expect(parseCommand(['cancel', 'GP1', '--as', 'Amina']).staffName).toBe('Amina');
    expect(parseCommand(['list']).staffName).toBe('');
  });

  it('An id may begin with a hyphen', () => {
    const { subject, options } = parseCommand(['reject-dealer', '-x1', '--reason', 'Not readable'], 'Amina');
    expect([subject, options['reason']]).toEqual(['-x1', 'Not readable']);
  });
});
