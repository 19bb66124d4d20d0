import { inject } from 'vitest';

// Passes on what the set-up prepared to the files that open databases, which outside of a run cannot ask `vitest`.
const databases = inject('databases');
if (databases) process.env['TEST_DATABASES'] = JSON.stringify(databases);
