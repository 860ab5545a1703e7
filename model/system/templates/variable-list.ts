/** Every variable once, with the others that the same emails and documents have. */
import type {MessageTemplate, TemplateVariable} from '../../types';
import {emailTemplates} from './email';
import {pdfTemplates} from './pdf';

export type VariableRow = {variables: readonly TemplateVariable[]; where: string};

const inWords = new Intl.ListFormat('en');
const caseEmails = ['Case received', 'Case on hold', 'Message from the lab', 'Invoice'];

function emailsIn(names: readonly string[]): string[] {
  if (names.length === emailTemplates.length) return ['every email'];
  if (caseEmails.every((name) => names.includes(name))) {
    return ['emails about a case', ...emailsIn(names.filter((name) => !caseEmails.includes(name)))];
  }
  return names.length === 0 ? [] : [`${inWords.format(names)} ${names.length === 1 ? 'email' : 'emails'}`];
}

function documentsIn(names: readonly string[]): string[] {
  const lacking = pdfTemplates.filter(({name}) => !names.includes(name));
  if (lacking.length === 1) return [`every document except the ${lacking[0]!.name.toLowerCase()}`];
  return names.length === 0 ? [] : [`the ${inWords.format(names.map((name) => name.toLowerCase()))}`];
}

const having = (templates: readonly MessageTemplate[], variable: string): string[] =>
  templates.filter(({variables}) => variables.some(({name}) => name === variable)).map(({name}) => name);

function whereOf(variable: string): string {
  const places = [...emailsIn(having(emailTemplates, variable)), ...documentsIn(having(pdfTemplates, variable))];
  const sentence = places.join('; ');
  return `${sentence.charAt(0).toUpperCase()}${sentence.slice(1)}.`;
}

function listVariables(): readonly VariableRow[] {
  const all = [...emailTemplates, ...pdfTemplates].flatMap(({variables}) => variables);
  const rows = new Map<string, Map<string, TemplateVariable>>();
  for (const variable of all) {
    const where = whereOf(variable.name);
    rows.set(where, (rows.get(where) ?? new Map<string, TemplateVariable>()).set(variable.name, variable));
  }
  return [...rows].map(([where, variables]) => ({where, variables: [...variables.values()]}));
}

export const templateVariables: readonly VariableRow[] = listVariables();
