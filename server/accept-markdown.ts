/**
 * Whether a client requests a page as Markdown: it names the type, with a weight of 1. Browsers never do.
 * deploy/nginx.conf and deploy/Caddyfile have the same rule.
 */
export const acceptsMarkdown = (header = ''): boolean => /text\/markdown\s*(,|;\s*q=1|$)/i.test(header);

/** `/docs/cases/overview` → `/docs/cases/overview.md`; the home page is `/index.md`. */
export const markdownPath = (path: string): string => `${path === '/' ? '/index' : path}.md`;
