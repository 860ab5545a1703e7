/** A bundler loader must be plain JavaScript; the fixes come as options from index.ts. */
module.exports = function docSearchFixesLoader(source) {
  return this.getOptions().fixes.reduce((text, {why, find, replace}) => {
    const parts = text.split(find);
    if (parts.length !== 2) {
      throw new Error(`DocSearch fix not applicable (found ${parts.length - 1} times, expected once): ${why}`);
    }
    return parts.join(replace);
  }, source);
};
