/**
 * Colors, sizes, weights, corners, and distances come from the tokens in src/css/tokens.css, so that both color modes and
 * forced colors work and pages look like one product.
 */
const TYPE = ['/^var\\(--pilot-text-/', 'inherit'];
const WEIGHT = ['/^var\\(--pilot-weight-/', 'inherit'];
const CORNERS = ['/^(?:(?:0|50%|var\\(--pilot-radius-[123]\\)) ?)+$/'];
/** A length that isn't a token: everything but 0, 1px, percentages, and the height of a line. */
const RAW_LENGTH = ['/(?<![\\w.-])-?(?!1px)[\\d.]+(?:px|r?em|pt|in|ch|v[whi])/'];

export default {
  rules: {
    'color-no-hex': true,
    'color-named': 'never',
    'function-disallowed-list': ['rgb', 'rgba', 'hsl', 'hsla', 'hwb', 'lab', 'lch', 'oklab', 'oklch', 'color'],
    'declaration-property-value-allowed-list': {
      'font-size': TYPE,
      'font-weight': WEIGHT,
      font: ['inherit'],
      '/^border(-.+)?-radius$/': CORNERS,
    },
    'declaration-property-value-disallowed-list': {'/^(?:margin|padding)|gap$/': RAW_LENGTH},
    'block-no-empty': true,
    'declaration-block-no-duplicate-properties': [true, {ignore: ['consecutive-duplicates-with-different-values']}],
    'declaration-block-no-duplicate-custom-properties': true,
    'declaration-block-no-shorthand-property-overrides': true,
    'property-no-unknown': true,
    'unit-no-unknown': true,
  },
  overrides: [
    {
      files: ['src/css/tokens.css'],
      rules: {'color-no-hex': null, 'color-named': null, 'function-disallowed-list': null},
    },
  ],
};
