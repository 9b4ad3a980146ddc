import type { translatePath } from '../../../../contract/whoami/translate-path.ts';
import type { Handler } from '../../../http/handler.ts';
import type { Translate } from '../translate.ts';

export function translatePathHandler({ translate }: { translate: Translate }): Handler<typeof translatePath> {
  return async ({ routepath, languageCode, targetLanguageCode }) => {
    const location = await translate(routepath, languageCode, targetLanguageCode);
    return location === null
      ? { ok: false, type: 'path-not-found', data: null }
      : { ok: true, data: { datas: { location } } };
  };
}
