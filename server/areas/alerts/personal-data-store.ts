import type { PersonalData } from '../../platform/personal-data.ts';
import type { AlertsContext } from './alerts-context.ts';
import { alertsStore } from './alerts-store.ts';

/** Returns the personal data of alerts, which are stored by address. They end with the account, and the address is deleted. */
export function personalDataOfAlerts({ limits }: Pick<AlertsContext, 'limits'>): PersonalData {
  return {
    async read(db, { email }) {
      const addresses = await db
        .selectFrom('alert_addresses')
        .select(['id', 'email', 'language', 'checked_on', 'empty_since'])
        .where('address_hash', '=', limits.keyedHash(email))
        .execute();
      const ids = addresses.map(({ id }) => id);
      if (ids.length === 0) return { alert_addresses: [], alerts: [], alert_homes: [], alert_mails: [] };
      return {
        alert_addresses: addresses,
        alerts: await db
          .selectFrom('alerts')
          .select(['id', 'kind', 'filter', 'frequency', 'state', 'asked_at', 'confirmed_at', 'ends_on'])
          .where('address_id', 'in', ids)
          .execute(),
        alert_homes: await db
          .selectFrom('alert_homes')
          .innerJoin('alerts', 'alerts.id', 'alert_homes.alert_id')
          .select(['alert_id', 'object_number', 'is_free', 'price_cents'])
          .where('address_id', 'in', ids)
          .execute(),
        alert_mails: await db
          .selectFrom('alert_mails')
          .select(['day', 'news', 'begun_at'])
          .where('address_id', 'in', ids)
          .execute(),
      };
    },
    leave: (tx, { email }) => alertsStore.deleteAddress(tx, limits.keyedHash(email)),
  };
}
