import type { translatePath } from '../../../../contract/whoami/translate-path.ts';
import type { Handler } from '../../../http/handler.ts';
import type { Whoami } from '../whoami.ts';

export function translatePathHandler({
  whoami,
}: {
  whoami: Pick<Whoami, 'translate'>;
}): Handler<typeof translatePath> {
  return async ({ routepath, languageCode, targetLanguageCode }) => {
    const location = await whoami.translate(routepath, languageCode, targetLanguageCode);
    return location === null
      ? { ok: false, type: 'path-not-found', data: null }
      : { ok: true, data: { datas: { location } } };
  };
}
