import { parseContentLink } from '../../../domain/content-links.ts';
import type { Translate } from '../../../texts/translate.ts';
import type { ContentRow } from '../editors/pages-of.ts';

/** Where a teaser leads, for people: the title of the page or what kind of target it is, never the name that texts keep of it. */
export function targetInWords(
  to: string,
  rows: readonly Pick<ContentRow, 'page' | 'title'>[],
  t: Translate,
): string {
  const link = parseContentLink(to);
  switch (link?.kind) {
    case 'page': {
      const { name, param } = link;
      const own = param === null ? name : `${name}/${param}`;
      const title = rows.find(({ page }) => page === own || page === name)?.title ?? '';
      return title === '' ? t('desk.teasers.to.page') : t('desk.teasers.to.titled', { title });
    }
    case 'search':
      return t('desk.teasers.to.search');
    case 'place':
      return t('desk.teasers.to.place');
    case 'offer':
      return t('desk.teasers.to.offer');
    default:
      return link?.href ?? to;
  }
}
