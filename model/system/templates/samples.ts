import type {MessageTemplate} from '../../types';

/** The default text of the email Case shipped. It goes out when the label is made, so it must be true before the pickup. */
export const caseShippedSample = {
  subject: 'Your box from {{lab.name}} ships today',
  body: 'It ships today by {{shipment.service}} with case {{shipment.cases}}. Tracking number: {{shipment.tracking_number}}.',
} as const;

/** The text as a reader gets it, with the example value of each variable. */
export function fillIn(text: string, template: MessageTemplate): string {
  return text.replace(/\{\{([a-z_.]+)\}\}/g, (_, name: string) => {
    const variable = template.variables.find((one) => one.name === name);
    if (!variable) throw new Error(`The email “${template.name}” has no variable {{${name}}}.`);
    return variable.example;
  });
}
