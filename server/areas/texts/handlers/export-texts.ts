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
    // The revision is read first, so that concurrent changes count as later than the export.
    const latest = await textsStore.latest(connection.db, language);
    const overrides = await texts.overrides();
    const now = (one: typeof language): Map<string, string> => {
      const currentTexts = new Map(texts.given(one));
      for (const row of overrides)
        if (row.language === one && currentTexts.has(row.key)) currentTexts.set(row.key, row.text);
      return currentTexts;
    };
    const file = { language, revision: Math.max(0, ...latest.values()), texts: now(language) };
    return {
      ok: true,
      data: {
        fileName: `texts-${language}.${form === 'json' ? 'json' : 'xlf'}`,
        mediaType: form === 'json' ? 'application/json' : 'application/xliff+xml',
        content: writeTextFile(file, form, now('de')),
      },
    };
  };
}
