import {HtmlValidate, StaticConfigLoader} from 'html-validate';
import type {Checker} from '../site';
import {htmlRules} from './html-rules';

const validator = new HtmlValidate(new StaticConfigLoader(htmlRules));

export const validHtml: Checker = {
  name: 'every page is valid HTML',
  check: async ({pages}) => {
    const problems: string[] = [];
    for (const {path, html} of pages) {
      const {results} = await validator.validateString(html);
      const messages = results.flatMap((result) => result.messages);
      problems.push(
        ...messages.map(
          ({ruleId, message, selector}) => `${path}: ${message} (${ruleId}) at ${selector ?? 'the document'}`,
        ),
      );
    }
    return {inspected: pages.length, problems};
  },
};
