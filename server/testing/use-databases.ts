import { inject } from 'vitest';

// What the set-up prepared, for whichever file opens a database: outside of a run there is no `vitest` to ask.
const databases = inject('databases');
if (databases) process.env['TEST_DATABASES'] = JSON.stringify(databases);
