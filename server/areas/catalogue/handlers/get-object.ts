import type { getObject } from '../../../../contract/catalogue/get-object.ts';
import type { Failure, Outcome } from '../../../../contract/define-endpoint.ts';
import type { Handler } from '../../../http/handler.ts';
import type { Catalogue, Found } from '../catalogue-context.ts';

type Missing = Exclude<Found<unknown>, { state: 'shown' }>;

function toFailure(missing: Missing): Failure<typeof getObject> {
  if (missing.state === 'unknown') return { ok: false, type: 'object-not-found', data: null };
  const { objectNumber, countryCode, regionKey } = missing;
  return { ok: false, type: 'object-removed', data: { objectNumber, countryCode, regionKey } };
}

export function getObjectHandler({
  catalogue,
}: {
  catalogue: Pick<Catalogue, 'detail' | 'description'>;
}): Handler<typeof getObject> {
  async function texts(
    objectNumber: number,
    language: string,
    source: string | undefined,
  ): Promise<Outcome<typeof getObject>> {
    const result = await catalogue.description(objectNumber, language, source);
    if (result.state !== 'shown') return toFailure(result);
    if (!result.value) return { ok: false, type: 'description-not-found', data: null };
    return { ok: true, data: { objectNumber, translation: result.value } };
  }

  return async ({ objectNumber, languageCode, descriptionLanguageCode, translationSource }, call) => {
    call.shows(`home:${objectNumber}`, `nights:${objectNumber}`, 'places');
    if (descriptionLanguageCode) return texts(objectNumber, descriptionLanguageCode, translationSource);
    const result = await catalogue.detail(objectNumber, languageCode);
    return result.state === 'shown' ? { ok: true, data: result.value } : toFailure(result);
  };
}
