import type { Language } from '../../../../domain/language.ts';
import { isOrdinaryPage } from '../../../../domain/ordinary-pages.ts';
import type { Tx } from '../../../platform/database.ts';
import { listSiblings, slugTaken, type Places } from '../address-taken.ts';
import { addressesStore } from '../addresses-store.ts';
import { notFound, workingBody } from '../change-unit.ts';
import { editingStore, type Editor, type UnitRow } from '../editing-store.ts';
import { presentLock } from '../lock-token.ts';
import { mainContainer, type Of } from '../rules/container.ts';
import { parentProblem } from '../rules/parent-problem.ts';
import { slugOfText, withSlug } from '../rules/with-slug.ts';
import type { AddressTaken, PagesDeps, ParentInvalid } from './create-page.ts';

interface AskedMove {
  page: string;
  parent: string | null;
  slugs: Partial<Record<Language, string>>;
}

type MoveOutcome =
  | { ok: true; data: Record<string, never> }
  | AddressTaken
  | ParentInvalid
  | Of<'content-not-found' | 'content-locked'>
  | { ok: false; type: 'page-fixed'; data: null }
  | { ok: false; type: 'content-scheduled'; data: { languages: Language[] } };

/**
 * Moves a page below another one, and changes the last part of its addresses, in published texts and working copies.
 */
export async function movePage(
  { connection, clock, places }: PagesDeps,
  editor: Editor,
  { page, parent: requestedParent, slugs }: AskedMove,
): Promise<MoveOutcome> {
  const current = await places();
  const { parents } = current.published.tree;
  const place = listSiblings(current, page);
  if (!place) return { ok: false, type: 'page-fixed', data: null };
  if (isOrdinaryPage(page) && !parents.has(page)) return notFound;
  const parent = isOrdinaryPage(page) ? requestedParent : null;
  const reason = parentProblem(parents, page, parent);
  if (reason !== null) return { ok: false, type: 'parent-invalid', data: { reason } };
  const now = clock.now();

  return connection.transaction(async (tx): Promise<MoveOutcome> => {
    const units = (await editingStore.unitsOfPage(tx, page)).filter(
      ({ containerKey }) => containerKey === mainContainer,
    );
    if (units.length === 0) return notFound;
    const addresses = await readAddresses(tx, place.siblings.folder, units, slugs);
    const changed = addresses.filter(({ slug, oldSlug }) => slug !== oldSlug);
    for (const { unit } of changed) {
      await editingStore.lockRow(tx, unit.contentId);
      const lock = await editingStore.findLock(tx, unit.contentId, now);
      if (lock) return { ok: false, type: 'content-locked', data: presentLock(lock, editor.uid) };
    }
    const scheduled = changed.flatMap(({ unit }) => (unit.isScheduled ? [unit.language] : []));
    if (scheduled.length > 0) return { ok: false, type: 'content-scheduled', data: { languages: scheduled } };
    const taken = await findTaken(tx, current, { page, parent, addresses });
    if (taken.length > 0) return { ok: false, type: 'address-taken', data: { languages: taken } };

    await addressesStore.notePublished(tx, page, place.siblings.folder, place.scope);
    if (parent !== (parents.get(page) ?? null)) await addressesStore.setParent(tx, page, parent);
    for (const address of changed) await changeSlug(tx, { editor, now }, address);
    const { scope, siblings } = listSiblings(current, page, parent)!;
    await addressesStore.notePublished(tx, page, siblings.folder, scope);
    for (const { unit } of addresses)
      await editingStore.note(tx, {
        ...{ contentId: unit.contentId, at: now, action: 'move', author: editor.name, number: null },
      });
    return { ok: true, data: {} };
  });
}

interface PageAddress {
  unit: UnitRow;
  oldSlug: string;
  slug: string;
}

/** Reads the current and the requested last part of the address, in each language that has a text. */
async function readAddresses(
  tx: Tx,
  folder: string,
  units: readonly UnitRow[],
  slugs: AskedMove['slugs'],
): Promise<PageAddress[]> {
  const addresses: PageAddress[] = [];
  for (const unit of units) {
    const body =
      unit.publishedNumber === null
        ? await workingBody(tx, unit)
        : await editingStore.body(tx, unit.contentId, unit.publishedNumber);
    const oldSlug = slugOfText(body) ?? unit.page.slice(folder.length);
    addresses.push({ unit, oldSlug, slug: slugs[unit.language] ?? oldSlug });
  }
  return addresses;
}

async function findTaken(
  tx: Tx,
  places: Places,
  { page, parent, addresses }: { page: string; parent: string | null; addresses: readonly PageAddress[] },
): Promise<Language[]> {
  const taken: Language[] = [];
  for (const { unit, slug } of addresses) {
    if (await slugTaken(tx, places, page, { language: unit.language, slug, parent }))
      taken.push(unit.language);
  }
  return taken;
}

/**
 * Changes the last part of the address in the published text and the working copy, or else in the last text of the
 * page.
 */
async function changeSlug(
  tx: Tx,
  { editor, now }: { editor: Editor; now: Date },
  { unit, slug }: PageAddress,
): Promise<void> {
  const { contentId, publishedNumber, draft, latest } = unit;
  const from = publishedNumber ?? (draft === null ? latest : 0);
  const text = from === 0 ? null : withSlug(await editingStore.body(tx, contentId, from), slug);
  if (text !== null) {
    await editingStore.addRevision(tx, {
      ...{ contentId, number: latest + 1, body: text, author: editor.name, now },
      reason: publishedNumber === null ? 'saved' : 'published',
      source: await editingStore.findSource(tx, contentId, from),
    });
    if (publishedNumber !== null) await editingStore.publish(tx, contentId, latest + 1);
  }
  const copy = draft === null ? null : withSlug(draft, slug);
  if (copy !== null) await editingStore.changeDraft(tx, contentId, copy, text === null ? latest : latest + 1);
}
