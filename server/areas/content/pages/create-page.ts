import type { createContentPage } from '../../../../contract/content/create-content-page.ts';
import type { RequestOf } from '../../../../contract/define-endpoint.ts';
import { languages, type Language } from '../../../../domain/language.ts';
import { isOrdinaryPage } from '../../../../domain/ordinary-pages.ts';
import { todayInBerlin } from '../../../../domain/stay.ts';
import type { Clock } from '../../../platform/clock.ts';
import type { DatabaseConnection } from '../../../platform/database.ts';
import { slugTaken, type Places } from '../address-taken.ts';
import { addressesStore } from '../addresses-store.ts';
import type { Editor } from '../editing-store.ts';
import { mainContainer } from '../rules/container.ts';
import { parentProblem, type ParentProblem } from '../rules/parent-problem.ts';
import { addWorkingCopy } from './add-working-copy.ts';
import { newPageName } from './new-name.ts';

export interface PagesDeps {
  connection: Pick<DatabaseConnection, 'db' | 'transaction'>;
  clock: Clock;
  places(): Promise<Places>;
}

export type AddressTaken = { ok: false; type: 'address-taken'; data: { languages: Language[] } };
export type ParentInvalid = { ok: false; type: 'parent-invalid'; data: { reason: ParentProblem } };

type NewPage = RequestOf<typeof createContentPage>;

/**
 * Creates a page with a working copy in each given language. A repeated call fails because the address is already used.
 */
export async function createPage(
  { connection, clock, places }: PagesDeps,
  editor: Editor,
  { kind, parent: requestedParent, texts }: Pick<NewPage, 'kind' | 'parent' | 'texts'>,
): Promise<{ ok: true; data: { page: string } } | AddressTaken | ParentInvalid> {
  const current = await places();
  const parent = kind === 'page' ? requestedParent : null;
  const reason = parentProblem(current.published.tree.parents, null, parent);
  if (reason !== null) return { ok: false, type: 'parent-invalid', data: { reason } };
  const entries = languages.flatMap((language) => {
    const text = texts[language];
    return text ? [{ language, ...text }] : [];
  });
  const now = clock.now();
  return connection.transaction(async (tx) => {
    const page = await newPageName(tx, kind, entries[0]!.slug);
    const taken: Language[] = [];
    for (const { language, slug } of entries) {
      const at = { language, slug, drafts: true, ...(isOrdinaryPage(page) && { parent }) };
      if (await slugTaken(tx, current, page, at)) taken.push(language);
    }
    if (taken.length > 0) return { ok: false, type: 'address-taken', data: { languages: taken } };
    if (isOrdinaryPage(page)) await addressesStore.addPage(tx, page, parent, now);
    const article = { author: editor.name, date: todayInBerlin(now), category: 'travel', related: [] };
    for (const { language, title, slug } of entries) {
      const head = {
        ...{ id: 'head', kind: 'head', title, description: '', slug },
        ...(kind === 'article' && { article }),
      };
      const copy = { page, containerKey: mainContainer, language, body: { version: 1, blocks: [head] } };
      await addWorkingCopy(tx, editor, { ...copy, action: 'create', now });
    }
    return { ok: true, data: { page } };
  });
}
