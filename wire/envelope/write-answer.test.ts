import { describe, expect, it } from 'vitest';
import { writeAnswer } from './write-answer.ts';

describe('the text of a sealed answer', () => {
  it.each([
    { code: 0, body: 'AA+/Zg==' },
    { code: -3, body: '' },
    { code: 416, body: 'AAAA', message: 'It is "gone".\n' },
    { code: 500, body: 'AAAA', errorMessage: 'request 7 \\' },
    { code: 500, body: 'AAAA', message: '', errorMessage: '在' },
    { code: 400 },
    { code: 400, message: 'no' },
  ])('equals the output of JSON.stringify: %j', (answer) => {
    expect(writeAnswer(answer)).toBe(JSON.stringify(answer));
  });
});
