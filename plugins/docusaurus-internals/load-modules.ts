/**
 * Lets the generator load the settings, sidebars, and plugins as this process loads modules. Its own loader would compile
 * each of them, and what they import, once more.
 */
import * as moduleUtils from '@docusaurus/utils/lib/moduleUtils';

export function loadModulesOnce(): void {
  Object.assign(moduleUtils, {
    async loadFreshModule(file: string): Promise<unknown> {
      const module = (await import(file)) as {default: unknown};
      return file.endsWith('.ts') ? module.default : module;
    },
  });
}
