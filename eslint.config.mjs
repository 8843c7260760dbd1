import css from '@eslint/css';
import reactHooks from 'eslint-plugin-react-hooks';
import { defineConfig } from 'eslint/config';
import tseslint from 'typescript-eslint';
import browserApis from './tools/eslint/browserApis.mjs';

/** Each browser in package.json's browserslist is newer than Baseline 2022. */
const baseline = {
  available: 2022,
  // All of them have these.
  allowAtRules: ['container'],
  allowFunctions: ['color-mix'],
  allowUnits: ['cqw'],
  allowProperties: [
    'container-type',
    'outline',
    // The build adds prefixes.
    'box-decoration-break',
    'mask-image',
    'user-select',
    // Without these, something only looks plainer.
    'accent-color',
    'backdrop-filter',
    'forced-color-adjust',
    'text-wrap',
  ],
};

export default defineConfig(
  {
    ignores: ['.docusaurus*/', 'build*/', 'docs/', 'node_modules/', 'test-results/'],
  },
  {
    files: ['**/*.{js,cjs,mjs,ts,tsx,mts}'],
    extends: [tseslint.configs.recommended],
    rules: {
      '@typescript-eslint/no-unused-vars': ['error', { argsIgnorePattern: '^_', varsIgnorePattern: '^_' }],
    },
  },
  { ...reactHooks.configs.flat['recommended-latest'], files: ['{packages,src}/**/*.{ts,tsx}'] },
  {
    // tsconfig.json leaves the declarations of the library to TypeDoc.
    files: ['{packages,src}/**/*.{ts,tsx}'],
    ignores: ['src/api/library/**', '**/*.test.*'],
    plugins: { site: { rules: { 'browser-apis': browserApis } } },
    languageOptions: { parserOptions: { projectService: true, tsconfigRootDir: import.meta.dirname } },
    rules: {
      'site/browser-apis': 'error',
      '@typescript-eslint/no-floating-promises': 'error',
      '@typescript-eslint/no-misused-promises': ['error', { checksVoidReturn: { attributes: false } }],
    },
  },
  {
    files: ['**/*.css'],
    plugins: { css },
    language: 'css/css',
    rules: { 'css/use-baseline': ['error', baseline] },
  },
  {
    // Without `:has`, the icons in the phone's status bar have less contrast.
    files: ['**/phone.css'],
    rules: { 'css/use-baseline': ['error', { ...baseline, allowSelectors: ['has'] }] },
  },
  {
    // Bundlers and Docusaurus load these as CommonJS.
    files: ['**/*.cjs', 'sidebars.ts', 'src/{api,page-source,plugins}/**/*.ts'],
    rules: { '@typescript-eslint/no-require-imports': 'off' },
  },
  {
    // `npm run check:imports` only sees imports.
    files: ['{checks,src,tests,tools}/**/*.{cjs,mjs,ts,tsx}'],
    rules: {
      'no-restricted-syntax': [
        'error',
        {
          selector: String.raw`:matches(Literal[value=/^\S*packages.phone./], TemplateElement[value.raw=/^\S*packages.phone./])`,
          message: 'Import what the package.json of the phone exports.',
        },
      ],
    },
  },
  {
    // Declarations that replace a package are as empty as possible.
    files: ['src/api/library/*.d.ts'],
    rules: { '@typescript-eslint/no-empty-object-type': 'off', '@typescript-eslint/no-explicit-any': 'off' },
  },
  {
    // One place says where the repository is.
    files: ['src/{api,build-output,challenges,config,facts,page-source,plugins/phone}/**/*.ts'],
    rules: {
      'no-restricted-globals': ['error', { name: '__dirname', message: 'Use rootFolder.' }],
    },
  },
);
