import {caseEmails, emailTemplates, everyEmail} from '../../../model/system/templates/email';
import {caseDocuments, everyDocument, pdfTemplates} from '../../../model/system/templates/pdf';
import type {FactTableProps} from '../../../src/components/FactTable';
import {anchorOf, byId, lookUp} from '../lookup';
import {countOf, resolver, text} from '../resolver';

const emails = byId(emailTemplates);

/** If an email and a PDF share a name, the PDF is `pdf-invoice`. */
export const templatesById = {
  ...byId([everyEmail, caseEmails, everyDocument, caseDocuments]),
  ...byId(pdfTemplates),
  ...emails,
  ...Object.fromEntries(
    pdfTemplates.filter(({id}) => id in emails).map((template) => [`pdf-${template.id}`, template]),
  ),
};

/** `<Variables of="case-shipped" />` */
export const variables = resolver({of: text}, ({of}) => {
  const template = lookUp(templatesById, of, 'email or PDF template');
  return {
    caption: `Variables: ${template.name}`,
    shortName: template.name,
    copyable: true,
    columns: ['Variable', 'What it contains', 'Example'],
    rows: template.variables.map(({name, meaning, example}) => ({
      id: `variable-${of}-${anchorOf(name)}`,
      cells: [`\`{{${name}}}\``, meaning, example],
    })),
    count: countOf(template.variables, 'variable', 'variables'),
  } satisfies FactTableProps;
});
