import type { ResponseOf } from '../../../../contract/define-endpoint.ts';
import type { importTexts } from '../../../../contract/texts/import-texts.ts';
import { textProblems } from '../../../../texts/text-problems.ts';
import type { Handler } from '../../../http/handler.ts';
import type { Tx } from '../../../platform/database.ts';
import { buildChange } from '../rules/change-of.ts';
import { readTextFile, type TextFile } from '../rules/text-files.ts';
import { textsStore } from '../texts-store.ts';
import type { TextChange } from '../rules/entry.ts';
import type { EditedTexts, TextsDeps } from '../texts-context.ts';

type Report = ResponseOf<typeof importTexts>;

/** Imports all changes of a file in one transaction; an invalid text is reported and does not stop the others. */
export function importTextsHandler({
  connection,
  clock,
  findPersonName,
  texts,
}: TextsDeps & { texts: EditedTexts }): Handler<typeof importTexts> {
  async function judge(tx: Tx, file: TextFile): Promise<Report & { changes: TextChange[] }> {
    const [overrides, latest] = [await textsStore.overrides(tx), await textsStore.latest(tx, file.language)];
    const report: Report & { changes: TextChange[] } = { changed: [], same: 0, refused: [], changes: [] };
    for (const [key, text] of file.texts) {
      const defaultText = texts.given(file.language).get(key);
      const currentText =
        overrides.find((row) => row.language === file.language && row.key === key)?.text ?? defaultText;
      if (currentText === text) {
        report.same++;
        continue;
      }
      const problems =
        defaultText === undefined
          ? (['unknown'] as const)
          : (latest.get(key) ?? 0) > file.revision
            ? (['changed-meanwhile'] as const)
            : textProblems(key, defaultText, text);
      const change =
        problems.length === 0
          ? buildChange({ language: file.language, key, text }, texts.given, overrides)
          : null;
      if (problems.length > 0) report.refused.push({ key, problems: [...problems] });
      if (change) {
        report.changed.push(key);
        report.changes.push(change);
      }
    }
    return report;
  }

  return async ({ language, content, dryRun }, { user }) => {
    const file = readTextFile(content);
    if (!file) return { ok: false, type: 'file-unreadable', data: null };
    if (file.language !== language) return { ok: false, type: 'file-of-other-language', data: null };
    const author = await findPersonName(user.uid);
    const { changes: _, ...data } = await connection.transaction(async (tx) => {
      await textsStore.lock(tx);
      const report = await judge(tx, file);
      if (!dryRun)
        for (const change of report.changes) await textsStore.write(tx, change, author, clock.now());
      return report;
    });
    return { ok: true, data };
  };
}
