import type { getOwners } from '../../../../contract/owner-statements/get-owners.ts';
import { toEuros } from '../../../../domain/money.ts';
import type { Handler } from '../../../http/handler.ts';
import type { OwnerStatementsDeps } from '../owner-statements-context.ts';
import { ownersStore } from '../owners-store.ts';
import { presentOwner } from '../present-owners.ts';

export function getOwnersHandler({
  connection: { db },
  clock,
}: OwnerStatementsDeps): Handler<typeof getOwners> {
  return async ({ languageCode }, { user: { uid } }) => {
    const today = clock.today();
    const agencies = await ownersStore.agencies(db, uid);
    const owners = await ownersStore.list(db, uid);
    const counts = await ownersStore.countHomes(
      db,
      owners.map(({ owner_id }) => owner_id),
      today,
    );
    const homes = await ownersStore.homes(db, uid, languageCode);
    const terms = Map.groupBy(
      await ownersStore.terms(
        db,
        homes.map(({ objectNumber }) => objectNumber),
      ),
      ({ objectNumber }) => objectNumber,
    );
    const names = new Map(owners.map(({ owner_id, name }) => [owner_id, name]));
    return {
      ok: true,
      data: {
        agencies: agencies.map(({ id, name }) => ({ agencyNumber: id, name })),
        owners: owners.map((owner) => ({ ...presentOwner(owner), homes: counts.get(owner.owner_id) ?? 0 })),
        homes: homes.map(({ objectNumber, agencyId, title }) => {
          const own = terms.get(objectNumber) ?? [];
          const current = own.find(({ fromDate }) => fromDate <= today) ?? own.at(-1);
          return {
            ...{ objectNumber, agencyNumber: agencyId, title },
            ownerName: (current?.ownerId != null && names.get(current.ownerId)) || null,
            terms: own.map((one) => ({
              ownerID: one.ownerId,
              fromDate: one.fromDate,
              feePercent: one.feePerMille / 10,
              feeFixed: toEuros(one.feeCents),
              vatPercent: one.vatPerMille / 10,
              keepsExtras: one.keepsExtras,
            })),
          };
        }),
      },
    };
  };
}
