/** Loads the site config through scripts/typescript.cjs, because the generator's own loader would compile each module again. */
module.exports = require('../../docusaurus.config').default;
