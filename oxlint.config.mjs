import { defineConfig } from 'oxlint'

/**
 * Who may import whom. A message says where the code belongs.
 * contract nobody; embed → contract/rules and types; server → contract; web → contract, embed.
 * Of the zones that a file is in the last one counts.
 */
const zone = (files, ...patterns) => ({ files, rules: { 'no-restricted-imports': ['error', { patterns }] } })
const free = (...files) => ({ files, rules: { 'no-restricted-imports': 'off' } })
const only = (regex, message) => ({ regex, message })
const types = (group, message) => ({ group, message, allowTypeImports: true })

/** A way into another workspace: by its package name or by a relative path that leaves one's own. */
const into = (...workspaces) => `^(@inlay/|(\\.\\./)+)(${workspaces.join('|')})(/|$)`

const CONTRACT = only(into('embed', 'server', 'web', 'e2e', 'bench'), 'The contract imports nobody. What two sides share belongs in contract/; what one side does belongs to that side.')
const NO_PAGES = only(into('embed', 'web', 'e2e', 'bench'), 'The server serves the built embed and web as files and never imports them. What both need belongs in contract/.')
const NO_UPWARD = only('^(\\.\\./)+(app|main)(\\.ts)?$', 'main → app → features and delivery → db: nothing imports what is above it. Pass what it needs as an argument.')
const NO_SCHEMA = types(['**/db/schema', '**/db/schema.ts'], 'Only store.ts files touch tables: put the query into the store.ts of its noun and call it.')

const ZONES = [
  zone(['contract/src/**'], CONTRACT, only('^node:', 'The contract does no I/O. What needs Node belongs in server/.')),
  zone(['contract/src/rules/**'], { ...only('^[^.]|^\\.\\./', 'Rules run on strangers’ pages and import nothing but their siblings, and types. A schema belongs in contract/src.'), allowTypeImports: true }),
  free('contract/src/rules/*.test.ts'),
  zone(
    ['embed/src/**'],
    only(into('server', 'web', 'e2e', 'bench'), 'The embed imports contract/rules and types only. What both sides need belongs in contract/src/rules.'),
    types(['@inlay/contract/*', '!@inlay/contract/rules'], 'Of the contract the embed takes rules, and types; a schema library must not reach strangers’ pages. Put the function into contract/src/rules.'),
    only('^(node:|react|zod)', 'The embed has no dependencies: its bytes are the product.'),
  ),
  free('embed/src/**/*.test.ts'),
  zone(['server/src/**'], NO_PAGES, NO_UPWARD, NO_SCHEMA),
  zone(['server/src/**/store.ts', 'server/src/features/auth/better-auth.ts'], NO_PAGES, NO_UPWARD),
  free('server/src/**/*.test.ts'),
  zone(['server/src/db/**'], NO_PAGES, NO_UPWARD, only('(^|/)\\.\\./(features|delivery|app|main)', 'db is below features and delivery and knows neither: pass what it needs as an argument.')),
  zone(
    ['web/app/**'],
    only(into('server', 'e2e', 'bench'), 'The web app reaches the server through the contract’s procedures. A shape both need belongs in contract/.'),
    only('^node:', 'The web app runs in browsers. What needs Node belongs in server/.'),
  ),
]

const restricted = (...properties) => ({ 'no-restricted-properties': ['error', ...TESTS, ...properties] })

const TESTS = [
  { property: 'waitForTimeout', message: 'Wait for a condition, never for time.' },
  ...['test', 'it', 'describe'].flatMap((object) => ['only', 'skip', 'todo', 'fixme'].map((property) => ({ object, property, message: 'A test runs or is deleted.' }))),
]
const ENVIRONMENT = { object: 'process', property: 'env', message: 'Only config.ts reads the environment, as handed to it by main.ts: add the variable there.' }
const MARKUP = ['innerHTML', 'outerHTML', 'insertAdjacentHTML'].map((property) => ({ property, message: 'Text meets the DOM through textContent.' }))
const ARRAY_FROM = { object: 'Array', property: 'from', message: 'Old libraries of host pages put their own in its place, which maps nothing: spread, then map.' }

const errors = (...rules) => Object.fromEntries(rules.map((rule) => [rule, 'error']))
const off = (...rules) => Object.fromEntries(rules.map((rule) => [rule, 'off']))
const unsafe = ['argument', 'assignment', 'call', 'member-access', 'return'].map((what) => `typescript/no-unsafe-${what}`)

export default defineConfig({
  ignorePatterns: ['**/node_modules/', '**/dist/', '**/build/', '**/.react-router/', '**/test-results/', 'data/', 'embed/test/pages/**/*.js'],
  plugins: ['typescript', 'oxc', 'import', 'react'],
  categories: { correctness: 'error' },
  options: { typeAware: true, reportUnusedDisableDirectives: 'error' },
  env: { builtin: true },
  rules: {
    ...errors('no-array-constructor', 'no-case-declarations', 'no-empty', 'no-fallthrough', 'no-prototype-builtins', 'no-regex-spaces', 'no-unexpected-multiline', 'no-useless-assignment'),
    ...errors('no-var', 'prefer-const', 'prefer-rest-params', 'prefer-spread', 'preserve-caught-error'),
    'no-unused-vars': ['error', { argsIgnorePattern: '^_', ignoreRestSiblings: true }],
    ...restricted(),
  },
  overrides: [
    { files: ['**/*.mjs'], rules: errors('no-undef', 'no-redeclare'), globals: Object.fromEntries(['process', 'console', 'URL', 'Buffer', 'setTimeout', 'fetch'].map((name) => [name, 'readonly'])) },
    {
      files: ['**/*.{ts,tsx}'],
      rules: {
        ...errors(...['ban-ts-comment', 'no-empty-object-type', 'no-explicit-any', 'no-namespace', 'no-require-imports', 'no-unnecessary-type-assertion', 'no-unnecessary-type-constraint'].map((rule) => `typescript/${rule}`)),
        ...errors(...unsafe, ...['no-unsafe-enum-comparison', 'no-unsafe-function-type', 'prefer-promise-reject-errors', 'restrict-plus-operands'].map((rule) => `typescript/${rule}`)),
        'typescript/consistent-type-imports': ['error', { fixStyle: 'separate-type-imports' }],
        'typescript/restrict-template-expressions': ['error', { allowNumber: true, allowBoolean: true }],
        'typescript/no-misused-promises': ['error', { checksVoidReturn: { attributes: false } }],
        // They speak against code that is right here: closures, texts sorted by code unit, a text's characters by spreading it, a test's property that answers nothing.
        ...off(...['unbound-method', 'require-array-sort-compare', 'no-misused-spread', 'no-meaningless-void-operator'].map((rule) => `typescript/${rule}`)),
        'import/no-cycle': ['error', { ignoreExternal: true }],
      },
    },
    // They pass on messages of two protocols, of which they read what these promise.
    { files: ['embed/test/browsers/*.ts'], rules: off(...unsafe) },
    { files: ['web/**/*.{ts,tsx}'], rules: errors('react/rules-of-hooks', 'react/exhaustive-deps', 'react/unsupported-syntax') },
    { files: ['server/src/**', 'contract/src/**'], rules: restricted(ENVIRONMENT) },
    { files: ['server/src/main.ts', 'server/src/inlay.ts'], rules: restricted() },
    { files: ['web/app/**'], rules: restricted(...MARKUP) },
    { files: ['embed/src/**'], rules: restricted(...MARKUP, ARRAY_FROM) },
    { files: ['embed/src/**/*.test.ts', 'web/app/**/*.test.ts'], rules: restricted() },
    ...ZONES,
  ],
})
