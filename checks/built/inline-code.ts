import {pageChecker} from './pages';

/** The content security policy allows neither. */
export const inlineCode = pageChecker('no inline styles and no inline event handlers', ({document}) =>
  document.querySelectorAll('*').flatMap((element) =>
    Object.keys(element.attributes)
      .filter((name) => name === 'style' || /^on[a-z]/i.test(name))
      .map(
        (name) =>
          `<${element.rawTagName}> has the attribute ${name}="${element.attributes[name]?.slice(0, 40)}". Use a class or a script file.`,
      ),
  ),
);
