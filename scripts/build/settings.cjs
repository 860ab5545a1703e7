/** Hands the site's settings to the generator as its process loads them (typescript.cjs): its own loader would compile each module anew. */
module.exports = require('../../docusaurus.config').default;
