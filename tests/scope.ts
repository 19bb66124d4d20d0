/** Whether this is the full run (`npm run test:full`) or a run for a change. */
export const isFullRun = process.env['TEST_SCOPE'] === 'full';

/** How often a failed test is tried again: `docs/testing.md`, 'Rules for tests'. */
export const retries = Number(process.env['TEST_RETRIES'] ?? 0);
