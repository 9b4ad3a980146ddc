import type { getPerson } from '../../../../contract/accounts/get-person.ts';
import type { setPersonSuspended } from '../../../../contract/accounts/set-person-suspended.ts';
import type { Failure, Outcome } from '../../../../contract/define-endpoint.ts';
import type { LoggedIn } from '../../../http/handler.ts';
import type { Tx } from '../../../platform/database.ts';
import { accountStore, type AccountRow, type EventKind } from '../account-store.ts';
import type { AccountsContext } from '../accounts-context.ts';
import { peopleStore } from './people-store.ts';
import { readPerson } from './read-person.ts';

export type PeopleDeps = Pick<AccountsContext, 'connection' | 'clock' | 'limits' | 'refusesMailSince'>;
type Refused = Failure<typeof setPersonSuspended>;

export const personMissing = { ok: false, type: 'person-missing', data: null } as const;

export interface PersonAct {
  /** Locked. */
  account: AccountRow;
  /** Administrators who can log in; locked. */
  administrators: readonly string[];
  note(kind: EventKind, detail?: string): Promise<void>;
}

/**
 * Changes an account and logs who did it, in one transaction. Administrators are always locked before the account, so that two changes
 * cannot deadlock.
 */
export async function changePerson(
  deps: PeopleDeps,
  number: number,
  user: LoggedIn,
  act: (tx: Tx, change: PersonAct) => Promise<Refused | null>,
): Promise<Outcome<typeof getPerson> | Refused> {
  const accountUid = await peopleStore.findUid(deps.connection.db, number);
  if (!accountUid) return personMissing;
  return deps.connection.transaction(async (tx) => {
    const administrators = await peopleStore.lockAdministrators(tx);
    const account = await accountStore.lock(tx, accountUid.uid);
    if (!account) return personMissing;
    const refusal = await act(tx, {
      account,
      administrators,
      note: (kind, detail = '') =>
        accountStore.insertEvent(tx, {
          uid: account.uid,
          kind,
          actor: user.uid,
          detail,
          at: deps.clock.now(),
        }),
    });
    return (
      refusal ?? { ok: true, data: await readPerson(deps, tx, accountUid.uid, accountUid.createdAt, user) }
    );
  });
}

export function isLastAdministrator({ account, administrators }: PersonAct): boolean {
  return administrators.length === 1 && administrators[0] === account.uid;
}
