import type { exportTexts } from '../../../../contract/texts/export-texts.ts';
import type { Handler } from '../../../http/handler.ts';
import { writeTextFile } from '../rules/text-files.ts';
import { textsStore } from '../texts-store.ts';
import type { EditedTexts, TextsDeps } from '../texts-context.ts';

export function exportTextsHandler({
  connection,
  texts,
}: Pick<TextsDeps, 'connection'> & { texts: EditedTexts }): Handler<typeof exportTexts> {
  return async ({ language, form }) => {
    // The revision is read first: what is written meanwhile counts as written after the export.
    const latest = await textsStore.latest(connection.db, language);
    const overrides = await texts.overrides();
    const now = (one: typeof language): Map<string, string> => {
      const said = new Map(texts.given(one));
      for (const row of overrides) if (row.language === one && said.has(row.key)) said.set(row.key, row.text);
      return said;
    };
    const file = { language, revision: Math.max(0, ...latest.values()), texts: now(language) };
    return {
      ok: true,
      data: {
        fileName: `feriola-${language}.${form === 'json' ? 'json' : 'xlf'}`,
        mediaType: form === 'json' ? 'application/json' : 'application/xliff+xml',
        content: writeTextFile(file, form, now('de')),
      },
    };
  };
}
