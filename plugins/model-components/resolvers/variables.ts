import {caseEmails, emailTemplates, everyEmail} from '../../../model/system/templates/email';
import {caseDocuments, everyDocument, pdfTemplates} from '../../../model/system/templates/pdf';
import type {FactTableProps} from '../../../src/components/FactTable';
import {anchorOf, byId, lookUp} from '../lookup';
import {countOf, text, type Resolver} from '../resolver';

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
export const variables: Resolver = {
  attributes: ['of'],
  resolve(attributes) {
    const id = text(attributes, 'of');
    const template = lookUp(templatesById, id, 'email or PDF template');
    return {
      caption: `Variables: ${template.name}`,
      shortName: template.name,
      copyable: true,
      columns: ['Variable', 'What it contains', 'Example'],
      rows: template.variables.map(({name, meaning, example}) => ({
        id: `variable-${id}-${anchorOf(name)}`,
        cells: [`\`{{${name}}}\``, meaning, example],
      })),
      count: countOf(template.variables, 'variable', 'variables'),
    } satisfies FactTableProps;
  },
};
