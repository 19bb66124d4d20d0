/** Where the server under test keeps its data. One that runs already, named by `SITE_URL`, says so by `DATA_DIR`. */
export const serverFolder = (process.env['SITE_URL'] && process.env['DATA_DIR']) || 'build/e2e/server';
