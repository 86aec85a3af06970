// Who may import whom. The folder names are the design; this file only holds them.
const own = (from, to, why) => ({ name: why, severity: 'error', from, to });

/** The server's modules that know several areas. */
const wiring = [
  'all-records',
  'app',
  'card-collections',
  'create-context',
  'handlers',
  'record-snapshot',
  'kinds',
  'medicine-history',
  'ownership-checks',
  'single-record',
  'start',
  'read-record',
  'worker-tasks',
];

/** @type {import('dependency-cruiser').IConfiguration} */
module.exports = {
  forbidden: [
    own({}, { circular: true }, 'no-circles'),
    // What begins with `virtual:` is made by a plugin of the build, and what ends with `?url` is an address that the build
    // knows; of FHIR there are types only, and no package.
    own({}, { couldNotResolve: true, pathNot: '^(virtual:|fhir/r4$)|[?]url$' }, 'every-import-resolves'),
    own({ path: '^packages/([^/]+)/' }, { path: '^packages/', pathNot: '^packages/$1/' }, 'packages-import-no-sibling'),
    own({ path: '^packages/' }, { path: '^(apps|benchmarks)/' }, 'packages-know-no-app'),
    own({ path: '^apps/([^/]+)/' }, { path: '^apps/', pathNot: '^apps/$1/' }, 'apps-import-no-app'),
    own(
      { path: '^apps/[^/]+/src/areas/([^/]+)/', pathNot: '\\.(test|sample)\\.tsx?$' },
      { path: '^apps/[^/]+/src/areas/', pathNot: '^apps/[^/]+/src/areas/$1/' },
      'areas-import-no-area',
    ),
    own({ path: '^apps/web/src/shared/' }, { path: '^apps/web/src/(areas|routes)/' }, 'shared-knows-no-area'),
    own({ path: '^apps/web/src/areas/' }, { path: '^apps/web/src/routes/' }, 'areas-know-no-route'),
    own(
      { path: '^apps/api/src/records/', pathNot: '\\.test\\.ts$' },
      { path: '^apps/api/src/areas/' },
      'records-know-no-area',
    ),
    own(
      { path: '^apps/api/src/(archive|erasure|fhir)/', pathNot: '\\.test\\.ts$' },
      { path: '^apps/api/src/areas/' },
      'engines-know-no-area',
    ),
    own(
      { path: '^apps/api/src/(?!(archive|backup|erasure)/)', pathNot: '\\.test\\.ts$' },
      { path: '^apps/api/src/record-tables\\.ts$' },
      'engines-read-the-tables-of-records',
    ),
    own(
      { path: '^apps/api/src/(context|area-services)\\.ts$' },
      { path: '^apps/api/src/areas/' },
      'context-knows-no-area',
    ),
    // What reads several areas stands beside `app.ts`, and is handed to areas by the context only.
    own(
      { path: '^apps/api/src/([^/]+/|(context|area-services)\\.ts$)', pathNot: '\\.test\\.ts$' },
      { path: `^apps/api/src/(${wiring.join('|')})\\.ts$` },
      'areas-know-no-wiring',
    ),
    own(
      { path: '^apps/api/src/create-context\\.ts$' },
      { path: '^apps/api/src/areas/', pathNot: '\\.service\\.ts$' },
      'context-is-made-of-services',
    ),
    own(
      { path: '^apps/api/src/handlers\\.ts$' },
      { path: '^apps/api/src/areas/', pathNot: '\\.routes\\.ts$' },
      'handlers-are-made-of-routes',
    ),
    own({ path: '^apps/api/src/policy/' }, { pathNot: '^apps/api/src/policy/' }, 'policy-imports-nothing'),
    own(
      { path: '^packages/web-bluetooth/src/codecs/', pathNot: '\\.test\\.ts$' },
      { pathNot: '^packages/web-bluetooth/src/codecs/' },
      'codecs-know-no-radio',
    ),
    own(
      { path: '^(apps|packages)/[^/]+/src/', pathNot: '\\.(test|stories)\\.tsx?$|/testing/|\\.css\\.ts$' },
      {
        dependencyTypes: ['npm-dev'],
        pathNot: 'node_modules/(@types|fastify-openapi-glue)/',
        dependencyTypesNot: ['type-only', 'npm-peer'],
      },
      'shipped-code-needs-shipped-packages',
    ),
  ],
  options: {
    doNotFollow: { path: 'node_modules' },
    // What other projects import is not installed here.
    exclude: { path: '(^|/)([.]cache|dist|storybook-static)/|^tools/release/consumers/' },
    tsPreCompilationDeps: true,
    enhancedResolveOptions: {
      extensions: ['.ts', '.tsx', '.mjs', '.js', '.json'],
      exportsFields: ['exports'],
      conditionNames: ['types', 'import', 'default'],
    },
  },
};
