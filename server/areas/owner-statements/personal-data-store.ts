import type { PersonalData } from '../../platform/personal-data.ts';

/**
 * Owners of an agency's homes, as part of the data of people who act for the agency. An account that acts for a
 * business cannot be deleted.
 */
export const personalDataOfOwners: PersonalData = {
  async read(db, { uid }) {
    const agencies = db
      .selectFrom('account_businesses')
      .select('subject')
      .where('kind', '=', 'agency')
      .where('uid', '=', uid);
    const owners = db.selectFrom('home_owners').select('owner_id').where('agency_id', 'in', agencies);
    return {
      home_owners: await db
        .selectFrom('home_owners')
        .selectAll()
        .where('agency_id', 'in', agencies)
        .execute(),
      home_owner_terms: await db
        .selectFrom('home_owner_terms')
        .selectAll()
        .where('owner_id', 'in', owners)
        .execute(),
      owner_costs: await db.selectFrom('owner_costs').selectAll().where('owner_id', 'in', owners).execute(),
      owner_statements: await db
        .selectFrom('owner_statements')
        .selectAll()
        .where('agency_id', 'in', agencies)
        .execute(),
    };
  },

  leave: () => Promise.resolve(),
};
