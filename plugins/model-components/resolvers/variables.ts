import {caseEmails, emailTemplates, everyEmail} from '../../../model/system/templates/email';
import {caseDocuments, everyDocument, pdfTemplates} from '../../../model/system/templates/pdf';
import type {FactTableProps} from '../../../src/components/FactTable';
import {anchorOf, byId, lookUp} from '../lookup';
import {countOf, text, type Resolver} from '../resolver';

const emails = byId(emailTemplates);
const pdfs = byId(pdfTemplates);

/** Where an email and a PDF share a name, the PDF is `pdf-invoice` on any page but the one on PDF templates. */
export const templatesById = {
  ...byId([everyEmail, caseEmails, everyDocument, caseDocuments]),
  ...pdfs,
  ...emails,
  ...Object.fromEntries(
    pdfTemplates.filter(({id}) => id in emails).map((template) => [`pdf-${template.id}`, template]),
  ),
};

/** `<Variables of="case-shipped" />` */
export const variables: Resolver = {
  attributes: ['of'],
  resolve(attributes, page) {
    const known = page.endsWith('/pdf-templates.mdx') ? {...templatesById, ...pdfs} : templatesById;
    const id = text(attributes, 'of');
    const template = lookUp(known, id, 'email or PDF template');
    return {
      caption: `Variables in “${template.name}”`,
      shortName: template.name,
      copyable: true,
      columns: ['Variable', 'What it holds', 'Example'],
      rows: template.variables.map(({name, meaning, example}) => ({
        id: `variable-${id}-${anchorOf(name)}`,
        cells: [`\`{{${name}}}\``, meaning, example],
      })),
      count: countOf(template.variables, 'variable', 'variables'),
    } satisfies FactTableProps;
  },
};
