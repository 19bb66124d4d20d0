/** Whether everything is tried, as `npm run test:full` does, or what each change needs. */
export const isFullRun = process.env['TEST_SCOPE'] === 'full';
