import type { beginOperatorPicture } from '../../../../contract/operator/begin-operator-picture.ts';
import type { Handler } from '../../../http/handler.ts';
import { makeTicket } from '../../uploads/uploads.ts';
import type { OperatorDeps } from '../operator-deps.ts';

export function beginOperatorPictureHandler(deps: OperatorDeps): Handler<typeof beginOperatorPicture> {
  return async (_, { user }) => {
    const author = await deps.findPersonName(user.uid);
    const { text, until } = makeTicket(deps, { purpose: { kind: 'site' }, author });
    return { ok: true, data: { ticket: text, expiresAt: until.toISOString() } };
  };
}
