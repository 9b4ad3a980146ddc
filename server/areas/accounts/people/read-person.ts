import type { getPerson } from '../../../../contract/accounts/get-person.ts';
import type { ResponseOf } from '../../../../contract/define-endpoint.ts';
import type { LoggedIn } from '../../../http/handler.ts';
import type { Queryable } from '../../../platform/database.ts';
import { accountStore } from '../account-store.ts';
import type { AccountsContext } from '../accounts-context.ts';
import { businessStore } from '../business/business-store.ts';
import { factorStore } from '../factors/factor-store.ts';
import { passkeyStore } from '../factors/passkey-store.ts';
import { peopleStore } from './people-store.ts';
import { deviceWords } from '../rules/device-words.ts';
import { presentPerson } from '../rules/present-person.ts';
import { sessionStore } from '../session-store.ts';

export async function readPerson(
  { clock, limits, refusesMailSince }: Pick<AccountsContext, 'clock' | 'limits' | 'refusesMailSince'>,
  db: Queryable,
  uid: string,
  createdAt: Date,
  user: LoggedIn,
): Promise<ResponseOf<typeof getPerson>> {
  const account = await accountStore.find(db, uid);
  if (!account) throw new Error('An account went while it was read.');
  const roles = await accountStore.roles(db, uid);
  const sessions = await sessionStore.list(db, uid, clock.now());
  const events = await peopleStore.events(db, uid);
  return {
    ...presentPerson({ ...account, roles }),
    language: account.language,
    createdAt: createdAt.toISOString(),
    self: uid === user.uid,
    owner: {
      email: (await accountStore.find(db, user.uid))?.email ?? '',
      asksCode: await factorStore.isSet(db, user.uid),
      hasPasskey: await passkeyStore.has(db, user.uid),
    },
    secondFactor: (await factorStore.isSet(db, uid)) || (await passkeyStore.has(db, uid)),
    refusesMailSince: (await refusesMailSince(db, limits.keyedHash(account.email)))?.toISOString() ?? null,
    businesses: await businessStore.listByAccount(db, uid),
    sessions: sessions.map((session) => ({
      sessionID: session.id,
      ...deviceWords(session.userAgent),
      createdAt: session.createdAt.toISOString(),
      lastUsedAt: session.lastUsedAt.toISOString(),
    })),
    events: events.map(({ kind, detail, happenedAt, actorNumber, actorEmail }) => ({
      kind,
      detail,
      happenedAt: happenedAt.toISOString(),
      actor: actorNumber === null ? null : { number: actorNumber, email: actorEmail ?? '' },
    })),
  };
}
