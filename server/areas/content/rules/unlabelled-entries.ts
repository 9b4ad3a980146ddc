import type { ContentBlock } from '../../../../domain/content-blocks.ts';
import { parseContentLink } from '../../../../domain/content-links.ts';
import { contentPageKey } from '../../../../domain/content-pages.ts';
import { menuLabels, menuPage, menuTitles } from '../../../../domain/menus.ts';
import { ordinaryName, routeOfContentPage } from '../../../../domain/ordinary-pages.ts';

const isEmpty = (words: object | undefined): boolean => Object.keys(words ?? {}).length === 0;

/**
 * Returns the paths of menu entries without a text: groups of the footer need a heading, and links need a label unless
 * they lead to a page with a title.
 */
export const unlabelledEntries = (page: string, blocks: readonly ContentBlock[]): string[] =>
  blocks.flatMap((block, index) => {
    if (block.kind !== 'menu') return [];
    const { id, title, links } = block;
    const needsTitle = page === menuPage('footer') && menuTitles[id] === undefined;
    return [
      ...(needsTitle && isEmpty(title) ? [`blocks.${index}.title`] : []),
      ...links.flatMap(({ to, label }, link) =>
        isEmpty(label) && !hasTitle(to) ? [`blocks.${index}.links.${link}.label`] : [],
      ),
    ];
  });

function hasTitle(to: string): boolean {
  const link = parseContentLink(to);
  if (link?.kind !== 'page') return false;
  const { name } = link;
  return (
    name === ordinaryName ||
    menuLabels[name] !== undefined ||
    routeOfContentPage(contentPageKey(name)) !== null
  );
}
