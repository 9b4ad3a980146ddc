import type { getObject } from '../../../../contract/catalogue/get-object.ts';
import type { Failure, Outcome } from '../../../../contract/define-endpoint.ts';
import type { Handler } from '../../../http/handler.ts';
import type { Catalogue, Found } from '../catalogue-context.ts';

type Missing = Exclude<Found<unknown>, { state: 'shown' }>;

function failureOf(missing: Missing): Failure<typeof getObject> {
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
    const found = await catalogue.description(objectNumber, language, source);
    if (found.state !== 'shown') return failureOf(found);
    if (!found.value) return { ok: false, type: 'description-not-found', data: null };
    return { ok: true, data: { objectNumber, translation: found.value } };
  }

  return async ({ objectNumber, languageCode, descriptionLanguageCode, translationSource }, call) => {
    call.shows(`home:${objectNumber}`, `nights:${objectNumber}`, 'places');
    if (descriptionLanguageCode) return texts(objectNumber, descriptionLanguageCode, translationSource);
    const found = await catalogue.detail(objectNumber, languageCode);
    return found.state === 'shown' ? { ok: true, data: found.value } : failureOf(found);
  };
}
