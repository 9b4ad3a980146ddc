import type { CurrentOperator } from '../../../domain/operator/operator.ts';
import { newNonce } from '../../platform/signed-links.ts';
import { checkLinkUntil, signLinkUntil, type LinkGrant } from '../../platform/signed-links.ts';
import type { Clock } from '../../platform/clock.ts';
import type { Database } from '../../platform/database.ts';
import { workingBody } from './change-unit.ts';
import { editingStore } from './editing-store.ts';
import { draftAsPage } from './rules/draft-as-page.ts';
import { mainContainer } from './rules/container.ts';
import { storedPage, type PublishedPage } from './published.ts';
import type { ServerKey } from '../../platform/server-key.ts';

const previewDays = 7;

export interface PreviewDeps {
  db: Database;
  clock: Clock;
  secret: ServerKey;
  operator: CurrentOperator;
}

const linkGrant = (contentId: number, nonce: string): LinkGrant => ({
  purpose: 'content-preview',
  subject: contentId,
  recipient: 'reviewer',
  nonce,
});

/** Returns the value of the parameter `preview`, which shows the working copy of one unit to people without an account. */
export async function makePreview(
  { db, clock, secret }: PreviewDeps,
  contentId: number,
): Promise<{ token: string; until: Date }> {
  const nonce = (await editingStore.previewNonce(db, contentId, newNonce()))!;
  const until = new Date(clock.now().getTime() + previewDays * 86_400_000);
  return { token: `${contentId}.${signLinkUntil(secret, linkGrant(contentId, nonce), until)}`, until };
}

/** Returns the working copy for a link; null if the link is invalid or has expired. */
export async function openPreview(
  { db, clock, secret, operator }: PreviewDeps,
  token: string,
): Promise<PublishedPage | null> {
  const [, id = '', signature = ''] = /^(\d{1,10})\.([\w.-]{20,100})$/.exec(token) ?? [];
  if (id === '') return null;
  const contentId = Number(id);
  const nonce = contentId > 2_147_483_647 ? null : await editingStore.previewNonce(db, contentId);
  if (nonce === null) return null;
  if (checkLinkUntil(signature, secret, linkGrant(contentId, nonce), clock.now()) !== 'valid') return null;
  const unit = await editingStore.unit(db, { contentId });
  // The text of a further container is not a page.
  if (unit?.containerKey !== mainContainer) return null;
  return storedPage(operator(), unit, draftAsPage(await workingBody(db, unit)), clock.now());
}
