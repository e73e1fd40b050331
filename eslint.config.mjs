import js from '@eslint/js'
import { createTypeScriptImportResolver } from 'eslint-import-resolver-typescript'
import { importX } from 'eslint-plugin-import-x'
import reactHooks from 'eslint-plugin-react-hooks'
import tseslint from 'typescript-eslint'

/**
 * Who may import whom. A message says where the code belongs.
 * contract nobody; embed → contract/rules and types; server → contract; web → contract, embed.
 */
const zone = (files, patterns, ignores = []) => ({ files, ignores, rules: { 'no-restricted-imports': ['error', { patterns }] } })
const only = (regex, message) => ({ regex, message })
const types = (regex, message) => ({ regex, message, allowTypeImports: true })

/** A way into another workspace: by its package name or by a relative path that leaves one's own. */
const into = (...workspaces) => `^(@inlay/|(\\.\\./)+)(${workspaces.join('|')})(/|$)`

const CONTRACT = only(into('embed', 'server', 'web', 'e2e', 'bench'), 'The contract imports nobody. What two sides share belongs in contract/; what one side does belongs to that side.')
const NO_PAGES = only(into('embed', 'web', 'e2e', 'bench'), 'The server serves the built embed and web as files and never imports them. What both need belongs in contract/.')
const NO_UPWARD = only('^(\\.\\./)+(app|main)(\\.ts)?$', 'main → app → features and delivery → db: nothing imports what is above it. Pass what it needs as an argument.')
const NO_SCHEMA = types('(^|/)db/schema(\\.ts)?$', 'Only store.ts files touch tables: put the query into the store.ts of its noun and call it.')

const zones = [
  zone(['contract/src/**'], [CONTRACT, only('^node:', 'The contract does no I/O. What needs Node belongs in server/.')], ['contract/src/rules/**']),
  zone(['contract/src/rules/**'], [types('^[^.]|^\\.\\./', 'Rules run on strangers’ pages and import nothing but their siblings, and types. A schema belongs in contract/src.')], ['contract/src/rules/*.test.ts']),
  zone(['embed/src/**'], [
    only(into('server', 'web', 'e2e', 'bench'), 'The embed imports contract/rules and types only. What both sides need belongs in contract/src/rules.'),
    types('^@inlay/contract/(?!rules/)', 'Of the contract the embed takes rules, and types; a schema library must not reach strangers’ pages. Put the function into contract/src/rules.'),
    only('^(node:|react|zod)', 'The embed has no dependencies: its bytes are the product.'),
  ], ['embed/src/**/*.test.ts']),
  zone(['server/src/**'], [
    NO_PAGES,
    NO_UPWARD,
    NO_SCHEMA,
  ], ['server/src/**/store.ts', 'server/src/db/**', 'server/src/features/auth/better-auth.ts', 'server/src/**/*.test.ts']),
  zone(['server/src/**/store.ts', 'server/src/features/auth/better-auth.ts'], [
    NO_PAGES,
    NO_UPWARD,
  ]),
  zone(['server/src/db/**'], [
    NO_PAGES,
    NO_UPWARD,
    only('(^|/)\\.\\./(features|delivery|app|main)', 'db is below features and delivery and knows neither: pass what it needs as an argument.'),
  ]),
  zone(['web/app/**'], [
    only(into('server', 'e2e', 'bench'), 'The web app reaches the server through the contract’s procedures. A shape both need belongs in contract/.'),
    only('^node:', 'The web app runs in browsers. What needs Node belongs in server/.'),
  ]),
]

const MARKUP = ['innerHTML', 'outerHTML', 'insertAdjacentHTML'].map((property) => ({ property, message: 'Text meets the DOM through textContent.' }))

export default tseslint.config(
  { ignores: ['**/node_modules/', '**/dist/', '**/build/', '**/.react-router/', '**/test-results/', 'data/', 'embed/test/pages/**/*.js'] },
  js.configs.recommended,
  {
    files: ['**/*.{ts,tsx}'],
    extends: [tseslint.configs.recommendedTypeChecked],
    languageOptions: { parserOptions: { projectService: { allowDefaultProject: ['embed/*.config.ts', 'server/*.config.ts', 'web/*.config.ts'] }, tsconfigRootDir: import.meta.dirname } },
    rules: {
      '@typescript-eslint/consistent-type-imports': ['error', { fixStyle: 'separate-type-imports' }],
      '@typescript-eslint/no-unused-vars': ['error', { argsIgnorePattern: '^_', ignoreRestSiblings: true }],
      '@typescript-eslint/only-throw-error': 'off',
      // Both speak against code that is right here: functions of an interface that answer at once, and closures.
      '@typescript-eslint/require-await': 'off',
      '@typescript-eslint/unbound-method': 'off',
      '@typescript-eslint/restrict-template-expressions': ['error', { allowNumber: true, allowBoolean: true }],
      '@typescript-eslint/no-misused-promises': ['error', { checksVoidReturn: { attributes: false } }],
    },
  },
  {
    // They pass on messages of two protocols, of which they read what these promise.
    files: ['embed/test/browsers/*.ts'],
    rules: Object.fromEntries(['argument', 'assignment', 'call', 'member-access', 'return'].map((what) => [`@typescript-eslint/no-unsafe-${what}`, 'off'])),
  },
  { files: ['**/*.mjs'], languageOptions: { globals: { process: 'readonly', console: 'readonly', URL: 'readonly', Buffer: 'readonly', setTimeout: 'readonly', fetch: 'readonly' } } },
  {
    files: ['**/*.{ts,tsx}'],
    plugins: { 'import-x': importX },
    settings: { 'import-x/resolver-next': [createTypeScriptImportResolver({ project: ['*/tsconfig.json'], noWarnOnMultipleProjects: true })] },
    rules: { 'import-x/no-cycle': ['error', { ignoreExternal: true }] },
  },
  { files: ['web/**/*.{ts,tsx}'], plugins: { 'react-hooks': reactHooks }, rules: { ...reactHooks.configs.recommended.rules } },
  {
    files: ['**/*.{ts,tsx}'],
    rules: {
      'no-restricted-syntax': [
        'error',
        { selector: "CallExpression[callee.property.name='waitForTimeout']", message: 'Wait for a condition, never for time.' },
        { selector: "MemberExpression[object.name=/^(test|it|describe)$/][property.name=/^(only|skip|todo|fixme)$/]", message: 'A test runs or is deleted.' },
      ],
    },
  },
  {
    files: ['server/src/**', 'contract/src/**'],
    ignores: ['server/src/main.ts', 'server/src/inlay.ts'],
    rules: { 'no-restricted-properties': ['error', { object: 'process', property: 'env', message: 'Only config.ts reads the environment, as handed to it by main.ts: add the variable there.' }] },
  },
  {
    files: ['embed/src/**', 'web/app/**'],
    ignores: ['**/*.test.ts'],
    rules: { 'no-restricted-properties': ['error', ...MARKUP] },
  },
  {
    files: ['embed/src/**'],
    rules: { 'no-restricted-properties': ['error', ...MARKUP, { object: 'Array', property: 'from', message: 'Old libraries of host pages put their own in its place, which maps nothing: spread, then map.' }] },
  },
  ...zones,
)
