import type { findBusinessRegistrations } from '../../../../contract/accounts/find-business-registrations.ts';
import type { ResponseOf } from '../../../../contract/define-endpoint.ts';
import type { Queryable } from '../../../platform/database.ts';
import { businessRegistrationStore, type ListedRegistration } from './business-registration-store.ts';

export type Registration = ResponseOf<typeof findBusinessRegistrations>['registrations'][number];

export async function presentRegistrations(
  db: Queryable,
  rows: readonly ListedRegistration[],
): Promise<Registration[]> {
  const events = await businessRegistrationStore.events(
    db,
    rows.map(({ id }) => id),
  );
  return rows.map(({ id, askedAt, ...row }) => ({
    ...row,
    registration: id,
    askedAt: askedAt.toISOString(),
    events: events
      .filter(({ registrationId }) => registrationId === id)
      .map(({ kind, actor, happenedAt }) => ({ kind, actor, happenedAt: happenedAt.toISOString() })),
  }));
}

export async function readRegistration(db: Queryable, id: number): Promise<Registration> {
  const { registrations } = await businessRegistrationStore.list(db, { id }, 1);
  const [registration] = await presentRegistrations(db, registrations);
  if (!registration) throw new Error('The registration has gone.');
  return registration;
}
