import { actorUid, type LoggedIn } from '../../http/handler.ts';

/** Returns the person recorded for an act, and their side: the office while it acts on behalf of the landlord. */
export const toActor = (
  user: Pick<LoggedIn, 'uid' | 'actedBy'>,
): { uid: string; actor: 'landlord' | 'office' } => ({
  uid: actorUid(user),
  actor: user.actedBy === undefined ? 'landlord' : 'office',
});
