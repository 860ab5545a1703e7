/** html-validate's recommended rules, and each exception with its reason. */
import type {ConfigData} from 'html-validate';

export const htmlRules: ConfigData = {
  root: true,
  extends: ['html-validate:recommended'],
  rules: {
    // The doctype may be written in any case; the generator writes it in small letters.
    'doctype-style': 'off',
    'heading-level': 'error',
    // `required=""` and `required` are the same attribute: React writes the one, the minifier the other.
    'attribute-boolean-style': 'off',
    // Ids of React and of the generator start with an underscore; HTML asks only that an id has no space.
    'valid-id': ['error', {relaxed: true}],
    // A table whose rows are cards on a phone says its roles: some browsers drop them with the layout of a table.
    'no-redundant-role': 'off',
    // The skip link and the announcement bar are the theme's own elements with these roles. A region that
    // scrolls is named for the keyboard and is no section of the page's outline.
    'prefer-native-element': ['error', {exclude: ['banner', 'region']}],
  },
};
