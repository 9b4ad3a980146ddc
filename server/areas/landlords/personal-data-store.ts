import type { PersonalData } from '../../platform/personal-data.ts';

/** The businesses for which a person acts. Such an account cannot be deleted. */
export const personalDataOfBusinesses: PersonalData = {
  async read(db, { uid }) {
    const businesses = await db
      .selectFrom('account_businesses')
      .select(['kind', 'subject'])
      .where('uid', '=', uid)
      .execute();
    const collectIds = (kind: string): number[] => [
      0,
      ...businesses.filter((one) => one.kind === kind).map(({ subject }) => subject),
    ];
    return {
      landlords: await db
        .selectFrom('landlords')
        .selectAll()
        .where('id', 'in', collectIds('landlord'))
        .execute(),
      landlord_commission_terms: await db
        .selectFrom('landlord_commission_terms')
        .select(['landlord_id', 'valid_from', 'per_mille', 'per_mille_before', 'set_at', 'replaced_at'])
        .where('landlord_id', 'in', collectIds('landlord'))
        .orderBy('id')
        .execute(),
      agencies: await db.selectFrom('agencies').selectAll().where('id', 'in', collectIds('agency')).execute(),
      partners: await db
        .selectFrom('partners')
        .selectAll()
        .where('id', 'in', collectIds('partner'))
        .execute(),
    };
  },

  leave: () => Promise.resolve(),
};
