import jsxA11y from 'eslint-plugin-jsx-a11y';
import react from 'eslint-plugin-react';
import reactHooks from 'eslint-plugin-react-hooks';
import tseslint from 'typescript-eslint';

/**
 * From bottom to top: a folder imports only from those before it. Types, and tests, may cross. Settings, facts, and
 * sidebars name one another, so they are one layer.
 */
const LAYERS = ['lib', 'config|model|sidebars', 'search', 'plugins', 'src', 'checks', 'scripts', 'tests', 'bench'];

/** Checks of the search and its benchmark use what all checks and benchmarks share. */
const ABOVE_THEIR_FOLDER = ['search/checks/**', 'search/bench/**'];

const layerRules = LAYERS.slice(0, -1).map((folder, i) => ({
  files: folder.split('|').map((name) => `${name}/**/*.{ts,tsx}`),
  ignores: ['**/*.test.{ts,tsx}', '**/testing/**', '**/testing.ts', ...ABOVE_THEIR_FOLDER],
  rules: {
    '@typescript-eslint/no-restricted-imports': [
      'error',
      {
        patterns: [
          {
            allowTypeImports: true,
            regex: `^(\\.\\./|@site/)+(${LAYERS.slice(i + 1).join('|')})/`,
            message: `This folder must not depend on ${LAYERS.slice(i + 1).join(', ')}.`,
          },
        ],
      },
    ],
  },
}));

/** Nothing that reaches the browser turns text into markup or code: data from an index, a query, or a URL stays text. */
const MARKUP_FROM_TEXT = [
  'AssignmentExpression > MemberExpression.left[property.name=/^(innerHTML|outerHTML|srcdoc)$/]',
  'CallExpression > MemberExpression.callee[property.name=/^(insertAdjacentHTML|createContextualFragment|parseFromString)$/]',
  'MemberExpression[object.name="document"][property.name=/^write/]',
  // With an empty string, React keeps the content that was served.
  'JSXAttribute[name.name="dangerouslySetInnerHTML"]:not(:has(Property[key.name="__html"] > Literal[value=""]))',
].map((selector) => ({selector, message: 'This turns text into markup.'}));

export default tseslint.config(
  {ignores: ['.cache', '.docusaurus*', 'build*', 'node_modules']},
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
    files: ['{src,search}/**/*.{ts,tsx}'],
    plugins: {'react-hooks': reactHooks},
    rules: {
      'react-hooks/rules-of-hooks': 'error',
      'react-hooks/exhaustive-deps': 'error',
      'no-eval': 'error',
      'no-new-func': 'error',
    },
  },
  {
    files: ['{src,search}/**/*.{ts,tsx}'],
    ignores: ['**/*.test.{ts,tsx}', 'search/{build,bench,checks,push,records}/**'],
    rules: {'no-restricted-syntax': ['error', ...MARKUP_FROM_TEXT]},
  },
  ...layerRules,
  {
    files: ['**/*.cjs'],
    languageOptions: {sourceType: 'commonjs', globals: {module: 'writable', require: 'readonly'}},
    rules: {'@typescript-eslint/no-require-imports': 'off'},
  },
);
