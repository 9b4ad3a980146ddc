import type { Outcome } from '../../../../contract/define-endpoint.ts';
import type { setOwner } from '../../../../contract/owner-statements/set-owner.ts';
import { isIban, plainIban } from '../../../../domain/iban.ts';
import { isEmail } from '../../../../domain/reachable.ts';
import type { Handler } from '../../../http/handler.ts';
import { requestDigest } from '../../../platform/idempotency.ts';
import { runOnce } from '../../../platform/run-once.ts';
import type { OwnerStatementsDeps } from '../owner-statements-context.ts';
import { ownersStore } from '../owners-store.ts';

export function setOwnerHandler({ connection, clock }: OwnerStatementsDeps): Handler<typeof setOwner> {
  return async (request, { user: { uid } }) => {
    const { ownerID, agencyNumber, name, street, zip, city, country, email, language, isRemoved } = request;
    const iban = plainIban(request.iban);
    if (!isEmail(email)) return { ok: false, type: 'email-invalid', data: null };
    if (iban !== '' && !isIban(iban)) return { ok: false, type: 'iban-invalid', data: null };
    const facts = {
      ...{ name, street, zip, city, country, email, language },
      iban: iban === '' ? null : iban,
      tax_number: request.taxNumber === '' ? null : request.taxNumber,
    };
    const call = {
      scope: 'owners.set',
      key: request.idempotencyKey,
      digest: requestDigest({ ...request, uid }),
    };
    return runOnce(connection, call, async (tx): Promise<Outcome<typeof setOwner>> => {
      const at = clock.now();
      if (ownerID === null) {
        const agencies = await ownersStore.agencies(tx, uid);
        if (!agencies.some(({ id }) => id === agencyNumber)) {
          return { ok: false, type: 'agency-not-found', data: null };
        }
        return {
          ok: true,
          data: { ownerID: await ownersStore.insert(tx, { ...facts, agency_id: agencyNumber }, at) },
        };
      }
      const owner = await ownersStore.lock(tx, uid, ownerID);
      if (!owner || owner.removed_at) return { ok: false, type: 'owner-not-found', data: null };
      const homes = await ownersStore.countHomes(tx, [ownerID], clock.today());
      if (isRemoved && (homes.get(ownerID) ?? 0) > 0)
        return { ok: false, type: 'owner-has-homes', data: null };
      await ownersStore.update(tx, ownerID, { ...facts, removed_at: isRemoved ? at : null });
      return { ok: true, data: { ownerID } };
    });
  };
}
