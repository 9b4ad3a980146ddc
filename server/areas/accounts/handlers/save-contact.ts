import type { saveContact } from '../../../../contract/accounts/save-contact.ts';
import type { Handler } from '../../../http/handler.ts';
import type { Accounts } from '../accounts-context.ts';

export function saveContactHandler({
  accounts,
}: {
  accounts: Pick<Accounts, 'saveContact'>;
}): Handler<typeof saveContact> {
  return async ({ email }, call) => {
    const visitor = await accounts.saveContact(call.uid, email);
    if (!visitor) return { ok: true, data: { uid: call.uid ?? '', ebk: '' } };
    call.keepUid(visitor.uid);
    return { ok: true, data: { uid: visitor.uid, ebk: visitor.ebk } };
  };
}
