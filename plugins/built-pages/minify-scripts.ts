/** Minifies the inline scripts that the generator and its theme add to every page. */
import {transform} from 'esbuild';
import type {PageStep} from './step';
import {elementsOf, getAttribute, setText, textOf, type Element} from './tree';

/** Script elements that hold JSON are not executed. */
const isRun = (script: Element) => !getAttribute(script, 'type')?.includes('json');

/** The inline scripts that the browser executes. */
export function inlineScripts(document: Parameters<typeof elementsOf>[0]): Element[] {
  return [...elementsOf(document)].filter(
    (element) => element.tagName === 'script' && getAttribute(element, 'src') === undefined && isRun(element),
  );
}

export function minifyScripts(): PageStep {
  const minified = new Map<string, string>();
  return {
    name: 'minify inline scripts',
    async page({document}) {
      for (const script of inlineScripts(document)) {
        const source = textOf(script);
        if (!minified.has(source)) {
          const {code} = await transform(source, {minify: true, target: 'es2022', legalComments: 'none'});
          minified.set(source, code.trim());
        }
        setText(script, minified.get(source)!);
      }
    },
    finish: () => `${minified.size} scripts`,
  };
}
