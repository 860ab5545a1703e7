import jsxA11y from 'eslint-plugin-jsx-a11y';
import react from 'eslint-plugin-react';
import reactHooks from 'eslint-plugin-react-hooks';
import tseslint from 'typescript-eslint';

/** Each folder, and the ones above it that it must not import. Types, and tests, may cross. */
const LAYERS = {
  model: ['bench', 'checks', 'plugins', 'scripts', 'server', 'src', 'tests'],
  config: ['bench', 'checks', 'plugins', 'scripts', 'server', 'src', 'tests'],
  server: ['bench', 'checks', 'model', 'plugins', 'scripts', 'src', 'tests'],
  src: ['bench', 'checks', 'plugins', 'scripts', 'server', 'tests'],
  plugins: ['bench', 'checks', 'server', 'tests'],
  checks: ['bench', 'tests'],
  scripts: ['bench'],
};

const layerRules = Object.entries(LAYERS).map(([folder, above]) => ({
  files: [`${folder}/**/*.{ts,tsx}`],
  ignores: ['**/*.test.{ts,tsx}', '**/testing/**', '**/testing.ts', 'src/components/Figure/every-figure.ts'],
  rules: {
    '@typescript-eslint/no-restricted-imports': [
      'error',
      {
        patterns: [
          {
            allowTypeImports: true,
            regex: `^(\\.\\./|@site/)+(${above.join('|')})/`,
            message: `${folder}/ must not depend on ${above.join(', ')}.`,
          },
        ],
      },
    ],
  },
}));

export default tseslint.config(
  {ignores: ['.cache', '.docusaurus*', 'build*', 'node_modules', 'bench/**/scratch', 'tests/fixtures/**']},
  ...tseslint.configs.recommended,
  {
    files: ['**/*.{ts,tsx,mts}'],
    rules: {
      '@typescript-eslint/consistent-type-imports': 'error',
      '@typescript-eslint/consistent-type-definitions': ['error', 'type'],
      '@typescript-eslint/no-unused-vars': ['error', {argsIgnorePattern: '^_'}],
      // Playwright's fixtures take an empty pattern when they need no other fixture.
      'no-empty-pattern': 'off',
    },
  },
  {
    files: ['**/*.tsx'],
    ...react.configs.flat.recommended,
    languageOptions: react.configs.flat['jsx-runtime'].languageOptions,
    settings: {react: {version: '19.3'}},
    rules: {
      ...react.configs.flat.recommended.rules,
      ...react.configs.flat['jsx-runtime'].rules,
      // Types say what the properties are.
      'react/prop-types': 'off',
      'react/no-danger': 'error',
      'react/forbid-dom-props': [
        'error',
        {forbid: [{propName: 'style', message: 'The content security policy forbids inline styles.'}]},
      ],
    },
  },
  {files: ['**/*.tsx'], ...jsxA11y.flatConfigs.strict},
  // A figure's cells are handed to its table part as arrays; the part gives them their keys.
  {files: ['src/components/Figure/**/*.tsx'], rules: {'react/jsx-key': 'off'}},
  {
    files: ['src/**/*.{ts,tsx}'],
    plugins: {'react-hooks': reactHooks},
    rules: {'react-hooks/rules-of-hooks': 'error', 'react-hooks/exhaustive-deps': 'error'},
  },
  ...layerRules,
  {
    files: ['**/*.cjs'],
    languageOptions: {sourceType: 'commonjs', globals: {module: 'writable', require: 'readonly'}},
    rules: {'@typescript-eslint/no-require-imports': 'off'},
  },
);
