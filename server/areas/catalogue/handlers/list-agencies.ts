import type { listAgencies } from '../../../../contract/catalogue/list-agencies.ts';
import type { Handler } from '../../../http/handler.ts';
import type { Catalogue } from '../catalogue-context.ts';

export function listAgenciesHandler({
  catalogue,
}: {
  catalogue: Pick<Catalogue, 'featuredAgencies'>;
}): Handler<typeof listAgencies> {
  return async ({ agencies }, call) => {
    call.shows('homes');
    return {
      ok: true,
      data: { agencies: await catalogue.featuredAgencies(agencies?.split(',').map(Number)) },
    };
  };
}
