import type { setText } from '../../../../contract/texts/set-text.ts';
import { textProblems } from '../../../../texts/text-problems.ts';
import type { Handler } from '../../../http/handler.ts';
import { buildChange } from '../rules/change-of.ts';
import { textsStore } from '../texts-store.ts';
import type { EditedTexts, TextsDeps } from '../texts-context.ts';

/** Sets one text in one language; refused with the current text if another editor has changed it meanwhile. */
export function setTextHandler({
  connection,
  clock,
  findPersonName,
  texts,
}: TextsDeps & { texts: EditedTexts }): Handler<typeof setText> {
  return async ({ language, key, text, revision }, { user }) => {
    const defaultText = texts.given(language).get(key);
    if (defaultText === undefined) return { ok: false, type: 'text-not-found', data: null };
    const problems = text === null ? [] : textProblems(key, defaultText, text);
    if (problems.length > 0) return { ok: false, type: 'text-invalid', data: { problems } };
    const author = await findPersonName(user.uid);
    const isWritten = await connection.transaction(async (tx) => {
      await textsStore.lock(tx);
      if (((await textsStore.latest(tx, language)).get(key) ?? 0) !== revision) return false;
      const overrides = await textsStore.overrides(tx);
      const change = buildChange({ language, key, text }, texts.given, overrides);
      if (change) await textsStore.write(tx, change, author, clock.now());
      return true;
    });
    const data = (await texts.entry(language, key))!;
    return isWritten ? { ok: true, data } : { ok: false, type: 'text-changed', data };
  };
}
