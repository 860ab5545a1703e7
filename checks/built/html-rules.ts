/** html-validate's recommended rules, and the reason for each exception. */
import type {ConfigData} from 'html-validate';

export const htmlRules: ConfigData = {
  root: true,
  extends: ['html-validate:recommended'],
  rules: {
    // The doctype may be in any case; the generator writes it in lowercase.
    'doctype-style': 'off',
    'heading-level': 'error',
    // `required=""` and `required` are the same attribute: React writes one, the minifier the other.
    'attribute-boolean-style': 'off',
    // Ids from React and the generator start with an underscore; HTML only forbids spaces in ids.
    'valid-id': ['error', {relaxed: true}],
    // Tables whose rows are cards on a phone set explicit roles, because some browsers drop them with the table layout.
    'no-redundant-role': 'off',
    // The skip link and the announcement bar are the theme's own elements with these roles. A scroll region is named
    // for the keyboard and isn't a section of the page's outline.
    'prefer-native-element': ['error', {exclude: ['banner', 'region']}],
  },
};
