import { lightFeatures } from './screens/screens.ts';

/** Imports flow one way: ui, routing, app → components → features → routes. What each folder may not know stands here. */
export default {
  forbidden: [
    {
      name: 'no-cycles',
      severity: 'error',
      from: {},
      to: { circular: true },
    },
    {
      name: 'wire-knows-no-product',
      comment: 'The wire runs in browser, worker, server and mock alike: it takes handlers and texts by injection.',
      severity: 'error',
      from: { path: '^wire/', pathNot: '\\.test\\.tsx?$' },
      to: { path: '^(src|server|demo|mock-server|contract)/' },
    },
    {
      name: 'generated-knows-nobody',
      comment: 'What is generated stands on libraries alone, so that everybody may stand on it.',
      severity: 'error',
      from: { path: '^generated/' },
      to: { path: '^(?!generated/|node_modules/)' },
    },
    {
      name: 'screens-know-nobody',
      comment: 'The table of screens is data, which the site, its server, the build and these rules read.',
      severity: 'error',
      from: { path: '^screens/', pathNot: '\\.test\\.tsx?$' },
      to: {},
    },
    {
      name: 'app-uses-routing',
      comment: 'Addresses know nothing of the page that shows them.',
      severity: 'error',
      from: { path: '^src/routing/', pathNot: '\\.test\\.tsx?$' },
      to: { path: '^src/app/' },
    },
    {
      name: 'client-takes-types-of-the-contract',
      comment: 'The end that runs in a page is given the values of the contract by src/api, and takes its types alone.',
      severity: 'error',
      from: { path: '^wire/(?!host/)', pathNot: '(\\.test\\.tsx?$|/testing/)' },
      to: { path: '^generated/', dependencyTypesNot: ['type-only'] },
    },
    {
      name: 'client-knows-no-host',
      comment: 'A page loads nothing of the end that answers.',
      severity: 'error',
      from: { path: '^(src|wire/(?!host/))', pathNot: '(\\.test\\.tsx?$|/testing/)' },
      to: { path: '^wire/host/' },
    },
    {
      name: 'only-api-takes-generated-values',
      comment:
        'The site reaches generated code through src/api, so that there is one client and one error translation.',
      severity: 'error',
      from: { path: '^src/(?!api/)', pathNot: '\\.test(-d)?\\.tsx?$' },
      to: { path: '^generated/', dependencyTypesNot: ['type-only'] },
    },
    {
      name: 'ui-knows-no-contract',
      severity: 'error',
      from: { path: '^src/ui/' },
      to: { path: '^(src/(api|app|components|features|forms|shell)/|generated/)' },
    },
    {
      name: 'app-knows-no-screen',
      comment: 'What the whole page shares knows nothing of who shows it.',
      severity: 'error',
      from: { path: '^src/(app|routing)/', pathNot: '\\.test\\.tsx?$' },
      to: { path: '^src/(components|features|forms|shell)/' },
    },
    {
      name: 'components-know-no-feature',
      severity: 'error',
      from: { path: '^src/(components|forms|i18n|api)/' },
      to: { path: '^src/(features|shell)/' },
    },
    {
      name: 'shell-knows-no-feature',
      comment: 'The routes put screens and popups into the shell; it asks for none by itself.',
      severity: 'error',
      from: { path: '^src/shell/' },
      to: { path: '^src/features/' },
    },
    {
      name: 'first-pages-without-component-library',
      comment: 'Screens of two weights: docs/decisions/0005.',
      severity: 'error',
      from: { path: `^src/(features/(${lightFeatures.join('|')})|shell/(header|footer))/` },
      to: { path: '^node_modules/@(mui|emotion)/' },
    },
    {
      name: 'no-feature-knows-another',
      severity: 'error',
      from: { path: '^src/features/([^/]+)/' },
      to: { path: '^src/features/', pathNot: '^src/features/$1/' },
    },
    {
      name: 'site-knows-no-server',
      severity: 'error',
      from: { path: '^src/', pathNot: '\\.test\\.tsx?$' },
      to: { path: '^(server|demo|mock-server|contract|scripts)/' },
    },
    {
      name: 'server-knows-no-site',
      severity: 'error',
      from: { path: '^(server|demo|mock-server)/' },
      to: { path: '^src/' },
    },
    {
      name: 'server-knows-no-mock',
      severity: 'error',
      from: { path: '^(server|demo)/' },
      to: { path: '^mock-server/' },
    },
    {
      name: 'server-runs-without-demo',
      comment: 'Whoever starts the server hands it a demo, as server/demo.ts describes one.',
      severity: 'error',
      from: { path: '^(server|wire)/', pathNot: '(\\.test\\.tsx?$|/testing/)' },
      to: { path: '^demo/' },
    },
    {
      name: 'contract-tools-know-no-product',
      comment:
        'They hold any backend and any site against the contract, so they know only the wire that it travels on.',
      severity: 'error',
      from: { path: '^contract/', pathNot: '\\.test\\.tsx?$' },
      to: { path: '^(src|server|demo|mock-server)/' },
    },
    {
      name: 'product-knows-no-test',
      comment: 'What runs at a visitor or on a server does without what only tests bring.',
      severity: 'error',
      from: {
        path: '^(src|server|demo|mock-server|contract|scripts|wire)/',
        pathNot: '(\\.test(-d)?\\.tsx?$|/testing/)',
      },
      to: { path: '(^(tests|e2e|bench)/|/testing/|\\.test(-d)?\\.tsx?$)' },
    },
    {
      name: 'journeys-and-measurements-stay-apart',
      severity: 'error',
      from: { path: '^(tests|e2e|bench)/' },
      to: { path: '^(tests|e2e|bench)/', pathNot: '^$1/' },
    },
  ],
  options: {
    tsPreCompilationDeps: 'specify',
    tsConfig: { fileName: 'tsconfig.json' },
    doNotFollow: { path: 'node_modules' },
    exclude: { path: '^generated/openapi' },
    enhancedResolveOptions: { extensions: ['.ts', '.tsx', '.mjs', '.js', '.json'] },
  },
};
