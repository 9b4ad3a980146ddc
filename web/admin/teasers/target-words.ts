import type { Translate } from '../../../texts/translate.ts';
import type { ContentRow } from '../editors/pages-of.ts';

/**
 * Names the target of a teaser by page title or kind, never by its internal name. The server has parsed the link, so
 * its prefix is enough here.
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
