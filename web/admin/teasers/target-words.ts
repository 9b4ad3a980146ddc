import type { Translate } from '../../../texts/translate.ts';
import type { ContentRow } from '../editors/pages-of.ts';

/**
 * Where a teaser leads, for people: the title of the page or what kind of target it is, never the name that texts keep of it. The
 * server has taken the link apart; here its beginning is enough, and guests load nothing of that.
 */
export function targetInWords(
  to: string,
  rows: readonly Pick<ContentRow, 'page' | 'title'>[],
  t: Translate,
): string {
  const [, kind, target = ''] = /^(page|search|place|offer):([^#]*)/.exec(to) ?? [];
  if (kind === undefined) return to;
  const row =
    rows.find(({ page }) => page === target) ?? rows.find(({ page }) => page === target.split('/', 1)[0]);
  return kind === 'page' && row && row.title !== ''
    ? t('desk.teasers.to.titled', { title: row.title })
    : t(`desk.teasers.to.${kind}`);
}
