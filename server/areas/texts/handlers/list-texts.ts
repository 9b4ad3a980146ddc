import type { listTexts } from '../../../../contract/texts/list-texts.ts';
import { textsPerPage } from '../../../../contract/texts/list-texts.ts';
import { languages } from '../../../../domain/language.ts';
import { pagesWithText } from '../../../../texts/where-texts-stand.ts';
import type { Handler } from '../../../http/handler.ts';
import { buildRows, selectRows } from '../rules/rows.ts';
import { textsStore } from '../texts-store.ts';
import type { EditedTexts, TextsDeps } from '../texts-context.ts';

export function listTextsHandler({
  connection,
  texts,
}: Pick<TextsDeps, 'connection'> & { texts: EditedTexts }): Handler<typeof listTexts> {
  return async ({ query, namespace, show, page }) => {
    const latest = await Promise.all(languages.map((language) => textsStore.latest(connection.db, language)));
    const rows = buildRows(texts.given, await texts.overrides(), latest);
    const matchingRows = selectRows(rows, { query, namespace, show });
    const from = (page - 1) * textsPerPage;
    return {
      ok: true,
      data: {
        total: matchingRows.length,
        texts: matchingRows
          .slice(from, from + textsPerPage)
          .map((row) => ({ ...row, pages: pagesWithText(row.key) })),
        namespaces: [...new Set(rows.map(({ key }) => key.split('.', 1)[0]!))],
        changed: selectRows(rows, { query: '', namespace: '', show: 'changed' }).length,
        outdated: selectRows(rows, { query: '', namespace: '', show: 'outdated' }).length,
      },
    };
  };
}
