// The table is the architecture: a room imports only the rooms named beside it.
const rooms = {
  contract: [],
  composition: ['contract'],
  sandbox: [],
  database: ['contract', 'composition', 'sandbox'],
  studio: ['contract', 'composition', 'sandbox'],
  providers: ['contract', 'composition', 'sandbox', 'studio'],
  media: ['contract', 'composition', 'sandbox'],
  queue: ['contract', 'composition'],
  domain: ['contract', 'composition', 'database', 'queue', 'providers'],
  server: ['contract', 'domain', 'database', 'providers'],
  worker: ['contract', 'composition', 'domain', 'database', 'queue', 'media', 'providers'],
  web: ['contract', 'composition'],
  cli: ['contract', 'composition'],
  supervisor: ['config', 'database', 'sandbox'],
  config: ['contract'],
}
const main = '^src/(server|worker|cli|supervisor)/[a-z-]*main\\.ts$'
const publicFeatures = 'landing|login|pages|site'
const test = '(\\.test|-compliance)\\.tsx?$|^src/testing/|^e2e/|^bench/'
const rule = (name, from, to) => ({ name, severity: 'error', from, to })

module.exports = {
  forbidden: [
    ...Object.entries(rooms).map(([room, seen]) =>
      rule(
        `${room} sees only ${seen.join(', ') || 'itself'}`,
        { path: `^src/${room}/`, pathNot: `${main}|${test}` },
        { path: '^src/', pathNot: `^src/(${[room, ...seen].join('|')})/` },
      ),
    ),
    rule(
      'vendors are seen only by main.ts',
      { path: '^src/', pathNot: `^src/providers/|${main}|${test}` },
      { path: '^src/providers/[^/]+/[^/]+/' },
    ),
    rule(
      'one noun of the domain sees another only through its index.ts',
      { path: '^src/domain/([^/]+)/', pathNot: test },
      { path: '^src/domain/[^/]+/', pathNot: '^src/domain/($1/|[^/]+/index\\.ts$)' },
    ),
    rule(
      'what only public pages have words for is seen only there',
      // Whoever edits a public page loads its words to preview it.
      {
        path: '^src/web/features/',
        pathNot: `^src/web/features/(${publicFeatures}|admin/content)/`,
      },
      { path: `^src/web/features/(${publicFeatures})/` },
    ),
    rule(
      'testing is seen only by tests',
      { path: '^src/', pathNot: test },
      { path: '^src/testing/' },
    ),
    rule('no cycles', {}, { circular: true }),
  ],
  options: {
    tsPreCompilationDeps: true,
    doNotFollow: { path: 'node_modules' },
    exclude: { path: '^(build|data|\\.react-router)/' },
    enhancedResolveOptions: {
      exportsFields: ['exports'],
      conditionNames: ['import', 'types', 'default'],
      extensions: ['.ts', '.tsx', '.js'],
    },
  },
}
