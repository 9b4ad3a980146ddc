import type { getContentTargets } from '../../../../contract/content/get-content-targets.ts';
import type { Handler } from '../../../http/handler.ts';
import type { OverviewDeps } from '../present-overview.ts';
import { resolveLinks, snippetPage } from '../present-page.ts';
import { createResolver, collectTargetsIn } from '../resolve-links.ts';
import { parseContainer } from '../rules/container.ts';

export function getContentTargetsHandler({
  links: deps,
  published,
}: Pick<OverviewDeps, 'links' | 'published'>): Handler<typeof getContentTargets> {
  return async ({ language, containerContent }) => {
    const parsedText = parseContainer(containerContent);
    if ('ok' in parsedText) return parsedText;
    const all = await published();
    const resolver = createResolver(deps, all, language);
    const snippets = parsedText.blocks.flatMap((block) => {
      if (block.kind !== 'snippet') return [];
      const blocks = all.find(snippetPage(block.snippet), language)?.blocks ?? [];
      return [[block.snippet, blocks] as const];
    });
    const { links, scenes } = collectTargetsIn([parsedText.blocks, snippets]);
    const [hrefs, pictures] = await Promise.all([
      resolveLinks(links, resolver.href),
      resolveLinks(scenes, resolver.picture),
    ]);
    return {
      ok: true,
      data: {
        links: hrefs,
        pictures,
        snippets: Object.fromEntries(
          snippets.map(([name, blocks]) => [name, JSON.stringify({ version: 1, blocks })]),
        ),
      },
    };
  };
}
