import type { getObjectsInternal } from '../../../../contract/catalogue/get-objects-internal.ts';
import type { Handler } from '../../../http/handler.ts';
import type { Catalogue } from '../catalogue-context.ts';

export function getObjectsInternalHandler({
  catalogue,
}: {
  catalogue: Pick<Catalogue, 'summaries'>;
}): Handler<typeof getObjectsInternal> {
  return async ({ objectNumbers, languageCode }) => {
    const summaries = await catalogue.summaries([...new Set(objectNumbers)], languageCode);
    return {
      ok: true,
      data: summaries.map(({ objectNumber, ...summary }) => ({
        objectNumber: { value: objectNumber },
        ...summary,
      })),
    };
  };
}
