/** Machine-readable files: feeds and other XML, JSON, the web manifest, structured data. All of them must parse. */
import {readFile} from 'node:fs/promises';
import {extname, join} from 'node:path';
import sax from 'sax';
import {pageChecker, type Checker} from '../site';

function jsonProblem(text: string): string | undefined {
  try {
    JSON.parse(text);
    return undefined;
  } catch (error) {
    return (error as Error).message;
  }
}

/** HTML entities such as `&nbsp;` are undefined in XML. The option is missing from the published types. */
const STRICT = {trim: false, strictEntities: true};

function xmlProblem(text: string): string | undefined {
  const parser = sax.parser(true, STRICT);
  let problem: string | undefined;
  parser.onerror = ({message}) => {
    problem ??= message.split('\n').join(', ');
    parser.resume();
  };
  parser.write(text).close();
  return problem;
}

export const parseProblem: Readonly<Record<string, (text: string) => string | undefined>> = {
  '.json': jsonProblem,
  '.webmanifest': jsonProblem,
  '.xml': xmlProblem,
};

export const dataFiles: Checker = {
  name: 'feeds, sitemap, manifest and other data files parse',
  check: async ({outDir, files}) => {
    const chosen = files.filter((file) => extname(file) in parseProblem);
    const problems = await Promise.all(
      chosen.map(async (file) => {
        const problem = parseProblem[extname(file)]?.(await readFile(join(outDir, file), 'utf8'));
        return problem ? [`${file}: ${problem}`] : [];
      }),
    );
    return {inspected: chosen.length, problems: problems.flat()};
  },
};

export const structuredData = pageChecker('structured data parses and says what it is', ({document}) =>
  document.querySelectorAll('script[type="application/ld+json"]').flatMap(({textContent}) => {
    const problem = jsonProblem(textContent);
    if (problem) return [`the structured data cannot be read: ${problem}`];
    const data = JSON.parse(textContent) as Record<string, unknown>;
    return data['@context'] && (data['@type'] || data['@graph'])
      ? []
      : ['the structured data has no @context or no @type.'];
  }),
);
