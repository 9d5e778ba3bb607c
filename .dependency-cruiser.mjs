/**
 * Who may import whom (ARCHITECTURE.md): the contract knows nobody, the web app knows the contract, a
 * feature knows the platform and other features by their index alone, the platform knows no feature.
 */
export default {
  forbidden: [
    {
      name: 'the contract imports nothing of ours',
      severity: 'error',
      from: { path: '^packages/contract/' },
      to: { path: '^(apps|tests|packages/(?!contract))' },
    },
    {
      name: 'the contract imports zod alone',
      severity: 'error',
      from: { path: '^packages/contract/' },
      to: { path: 'node_modules/', pathNot: 'node_modules/(zod|vitest|fast-check)/' },
    },
    {
      name: 'the web app imports the contract only',
      severity: 'error',
      from: { path: '^apps/web/' },
      to: { path: '^(apps/server|tests)/' },
    },
    {
      name: 'the extension imports the contract, and of the web app what needs neither its store nor its styles',
      severity: 'error',
      from: { path: '^apps/extension/src/' },
      to: {
        path: '^(apps/(server|web)|tests)/',
        pathNot:
          '^apps/web/app/(features/(letters/(stream|findings)|jobs/budget)|components/(quotes|countWords|Arcs))\\.tsx?$',
      },
    },
    {
      name: 'a feature is entered by its index',
      severity: 'error',
      from: { path: '^apps/(server/src|web/app)/features/([^/]+)/' },
      to: {
        path: '^apps/$1/features/',
        pathNot: '^apps/$1/features/($2/|[^/]+/index\\.ts$)',
      },
    },
    {
      name: 'the server enters a feature by its index, and knows the list of features alone',
      severity: 'error',
      from: { path: '^apps/server/src/[^/]+\\.ts$', pathNot: '\\.test\\.ts$' },
      to: { path: '^apps/server/src/features/', pathNot: '/index\\.ts$' },
    },
    {
      name: 'the list of features imports the features themselves',
      severity: 'error',
      from: { path: '^apps/server/src/features/index\\.ts$' },
      to: { path: '^apps/server/src/features/', pathNot: '^apps/server/src/features/[^/]+/feature\\.ts$' },
    },
    {
      name: 'app.ts and work.ts know no feature by name',
      severity: 'error',
      from: { path: '^apps/server/src/(app|work|restored|main)\\.ts$' },
      to: { path: '^apps/server/src/features/[^/]+/' },
    },
    {
      name: 'the platform knows no feature',
      severity: 'error',
      from: { path: '^apps/server/src/platform/', pathNot: '/testing/' },
      to: { path: '^apps/server/src/(features/|app\\.ts|work\\.ts|main\\.ts)' },
    },
    {
      name: 'no circles',
      severity: 'error',
      from: {},
      to: { circular: true, viaOnly: { dependencyTypesNot: ['type-only'] } },
    },
    {
      name: 'no nameless drawers',
      severity: 'error',
      from: {},
      to: { path: '/(util|utils|helper|helpers|common|misc)[./]', pathNot: 'node_modules' },
    },
  ],
  options: {
    parser: 'swc',
    doNotFollow: { path: 'node_modules' },
    exclude: { path: '(^|/)(build|\\.react-router)/' },
    tsPreCompilationDeps: true,
    enhancedResolveOptions: { exportsFields: ['exports'], conditionNames: ['import', 'types', 'default'] },
  },
}
