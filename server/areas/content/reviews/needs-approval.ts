import { findContentKind } from '../../../../domain/content-reviews.ts';
import type { Queryable } from '../../../platform/database.ts';
import type { UnitRow } from '../editing-store.ts';
import { textDigest } from '../rules/text-digest.ts';
import { reviewsStore } from './reviews-store.ts';

/**
 * True if texts of the page need an approval before they are published, unless the editor has the right to publish
 * without one.
 */
export const needsApproval = async (db: Queryable, page: string): Promise<boolean> =>
  (await reviewsStore.rules(db)).kinds.includes(findContentKind(page));

/** True if this text still needs an approval before the editor can publish it. */
export async function lacksApproval(
  db: Queryable,
  { contentId, page }: Pick<UnitRow, 'contentId' | 'page'>,
  body: unknown,
): Promise<boolean> {
  return (await needsApproval(db, page)) && !(await reviewsStore.isApproved(db, contentId, textDigest(body)));
}
