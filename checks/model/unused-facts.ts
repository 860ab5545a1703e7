/**
 * Finds exported facts of the model that reach no page: neither rendered by the site nor compared with what it shows.
 */
import {readdirSync, readFileSync} from 'node:fs';
import {join} from 'node:path';
import ts from 'typescript';

export type Sources = Readonly<Record<string, string>>;

const FOLDERS = ['checks', 'config', 'model', 'plugins', 'scripts', 'sidebars', 'src'];

/** Compares the text of figures with facts: figures are sent to the browser, the model isn't. */
const COMPARED = ['src/components/Figure/facts.test.ts'];

/** Used as a whole: no page may mention an amount that isn't in the worked example (checks/content/amounts.ts). */
const WORKED_EXAMPLE = 'model/example/';

const isTest = (file: string) => /\.test\.tsx?$|\/testing/.test(file);

export function readSources(): Sources {
  const files = FOLDERS.flatMap((folder) =>
    readdirSync(folder, {recursive: true, encoding: 'utf8'}).map((file) => join(folder, file)),
  );
  const read = files.filter((file) => /\.tsx?$/.test(file) && !isTest(file));
  return Object.fromEntries([...read, ...COMPARED].map((file) => [file, readFileSync(file, 'utf8')]));
}

type Statement = {declares: readonly string[]; isExported: boolean; mentions: ReadonlySet<string>; file: string};

function namesIn(node: ts.Node): Set<string> {
  const names = new Set<string>();
  const visit = (inner: ts.Node): void => {
    if (ts.isIdentifier(inner)) names.add(inner.text);
    ts.forEachChild(inner, visit);
  };
  visit(node);
  return names;
}

function declaredBy(statement: ts.Statement): string[] {
  if (ts.isVariableStatement(statement))
    return statement.declarationList.declarations.flatMap(({name}) => [...namesIn(name)]);
  const isNamed = ts.isFunctionDeclaration(statement) || ts.isClassDeclaration(statement);
  return isNamed && statement.name ? [statement.name.text] : [];
}

/** Imports and re-exports pass a fact on; they don't use it. */
const isPassingOn = (statement: ts.Statement) => ts.isImportDeclaration(statement) || ts.isExportDeclaration(statement);

function statementsOf(file: string, text: string): Statement[] {
  const source = ts.createSourceFile(file, text, ts.ScriptTarget.Latest, true);
  return source.statements
    .filter((statement) => !isPassingOn(statement))
    .map((statement) => ({
      file,
      declares: declaredBy(statement),
      isExported: ts.canHaveModifiers(statement) && /^export\b/.test(statement.getText()),
      mentions: namesIn(statement),
    }));
}

/** `model/cases/tools.ts: bulkActions`, for each export that nothing outside the model uses, directly or indirectly. */
export function unusedFacts(sources: Sources): string[] {
  const statements = Object.entries(sources).flatMap(([file, text]) => statementsOf(file, text));
  const isFact = ({file}: Statement) => file.startsWith('model/') && !file.startsWith(WORKED_EXAMPLE);
  const facts = statements.filter((statement) => isFact(statement) && statement.declares.length > 0);
  const used = new Set(statements.filter((statement) => !isFact(statement)).flatMap(({mentions}) => [...mentions]));
  for (let size = -1; size !== used.size;) {
    size = used.size;
    for (const {declares, mentions} of facts)
      if (declares.some((name) => used.has(name))) for (const name of mentions) used.add(name);
  }
  return facts
    .filter(({isExported, declares}) => isExported && !declares.some((name) => used.has(name)))
    .map(({file, declares}) => `${file}: ${declares.join(', ')}`);
}
