/** What stays as it is typed, and the marks that don't. */
const TYPED_OR_MARK = /`[^`]*`|\{\{[^}]*\}\}|["']/g;
const OPENS_AFTER = /^$|[\s([{/—–“‘…]/;

/**
 * Writers type straight quotation marks and apostrophes, and readers see typographic ones. Each becomes one other
 * character, so that offsets stay. Marks after a number are inches or feet, unless they end a quotation. By hand, because
 * facts aren't Markdown, and on pages smartypants looks at one node at a time, where `**Save**'s` needs two.
 */
export function typographic(text: string): string {
  let isQuoting = false;
  return text.replace(TYPED_OR_MARK, (mark, index: number) => {
    if (mark.length > 1) return mark;
    const [before, after] = [text.charAt(index - 1), text.charAt(index + 1)];
    const isStart = OPENS_AFTER.test(before) && /\S/.test(after);
    if (mark === "'") {
      if (isStart && /^'\S(?:[^']*\S)?'(?!\w)/.test(text.slice(index))) return '‘';
      return /\d/.test(before) && !/\w/.test(after) ? mark : '’';
    }
    if (!isQuoting && !isStart) return /\d/.test(before) ? mark : '”';
    isQuoting = !isQuoting;
    return isQuoting ? '“' : '”';
  });
}

/** All texts in plain data, such as front matter or a fact. Names of properties are texts too: a drawing's labels. */
export function typographicData<Data>(data: Data): Data {
  if (typeof data === 'string') return typographic(data) as Data;
  if (Array.isArray(data)) return data.map(typographicData) as Data;
  if (data?.constructor !== Object) return data;
  return Object.fromEntries(
    Object.entries(data).map(([name, value]) => [typographic(name), typographicData<unknown>(value)]),
  ) as Data;
}
