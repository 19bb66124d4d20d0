import { inject } from 'vitest';

// Passes the set-up's result to the files that open databases: outside of a run they cannot use `vitest`.
const databases = inject('databases');
if (databases) process.env['TEST_DATABASES'] = JSON.stringify(databases);
