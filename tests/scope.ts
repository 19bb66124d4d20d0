/** Whether this is the full run (`npm run test:full`) or a run for a change. */
export const isFullRun = process.env['TEST_SCOPE'] === 'full';
