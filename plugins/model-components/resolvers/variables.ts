import {templateVariables} from '../../../model/system/templates/variable-list';
import type {FactTableProps} from '../../../src/components/FactTable';
import {anchorOf, lookUp} from '../lookup';
import {countOf, resolver, text} from '../resolver';

const all = templateVariables.flatMap(({variables}) => variables);
const code = (name: string) => `\`{{${name}}}\``;

export const variableTables: Readonly<Record<string, FactTableProps>> = {
  templates: {
    caption: 'Template variables',
    copyable: true,
    columns: ['Variables', 'Where they work'],
    rows: templateVariables.map(({variables, where}) => ({
      id: `variable-${anchorOf(variables[0]!.name)}`,
      cells: [
        variables.map(({name}) => code(name)).join(' '),
        {text: where, notes: variables.flatMap(({name, note}) => (note ? [`${code(name)}: ${note}`] : []))},
      ],
    })),
    count: countOf(all, 'variable', 'variables'),
  },
};

/** `<Variables of="templates" />` */
export const variables = resolver({of: text}, ({of}) => lookUp(variableTables, of, 'list of variables'));
