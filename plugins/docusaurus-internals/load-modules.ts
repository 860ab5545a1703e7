/**
 * Lets the generator load the settings, sidebars, and plugins as this process loads modules. Its own loader would compile
 * each of them, and what they import, once more, which adds a third to the processor time of a build.
 */
import {createRequire} from 'node:module';

const load = createRequire(__filename);

export function loadModulesOnce(): void {
  Object.assign(load('@docusaurus/utils/lib/moduleUtils') as object, {
    async loadFreshModule(file: string): Promise<unknown> {
      const module = load(file) as {default: unknown};
      return file.endsWith('.ts') ? module.default : module;
    },
  });
}
