import { doerOf, type LoggedIn } from '../../http/handler.ts';

/** Says to whom an act of a home is written down, and on whose side: the office's while it acts for who lets the home. */
export const actBy = (
  user: Pick<LoggedIn, 'uid' | 'actedBy'>,
): { uid: string; actor: 'landlord' | 'office' } => ({
  uid: doerOf(user),
  actor: user.actedBy === undefined ? 'landlord' : 'office',
});
