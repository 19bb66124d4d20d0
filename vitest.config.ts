import { defineConfig } from 'vitest/config';

export default defineConfig({
  test: {
    include: ['{bench,contract,mock-server,scripts,server,src,tests}/**/*.test.{ts,tsx}'],
    // A busy machine is slow, not wrong: only a test that never ends is stopped.
    testTimeout: 60_000,
    hookTimeout: 60_000,
  },
});
