import reactHooks from 'eslint-plugin-react-hooks';
import { defineConfig } from 'eslint/config';
import tseslint from 'typescript-eslint';

export default defineConfig(
  { ignores: ['.docusaurus*/', 'build*/', 'docs/', 'node_modules/', 'test-results/'] },
  ...tseslint.configs.recommended,
  { ...reactHooks.configs.flat['recommended-latest'], files: ['src/**'] },
  {
    rules: {
      '@typescript-eslint/no-unused-vars': ['error', { argsIgnorePattern: '^_', varsIgnorePattern: '^_' }],
    },
  },
  {
    // Bundlers and Docusaurus load these as CommonJS.
    files: ['**/*.cjs', 'sidebars.ts', 'src/{api,mdx,page-text,plugins}/**/*.ts'],
    rules: { '@typescript-eslint/no-require-imports': 'off' },
  },
  {
    // Declarations that replace a package are as empty as possible.
    files: ['src/api/library/*.d.ts'],
    rules: { '@typescript-eslint/no-empty-object-type': 'off', '@typescript-eslint/no-explicit-any': 'off' },
  },
  {
    // Docusaurus and Vitest define __dirname, but tools load these files as ES modules.
    files: ['src/{api,facts,mdx,node-utils,page-text,phone,plugins/phone}/**/*.ts'],
    rules: {
      'no-restricted-globals': ['error', { name: '__dirname', message: 'Use rootFolder.' }],
    },
  },
);
