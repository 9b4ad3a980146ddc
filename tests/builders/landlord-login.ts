import type { TestDatabase } from '../harness/databases.ts';
import { aSession, aToken } from '../trust/tokens.ts';

interface Site {
  database: TestDatabase;
  dataDir: string;
}

/** Logs in an account with this role; with a number it acts for that business, which has to exist. Returns the headers of its calls. */
export async function aBusinessLogin(
  { database, dataDir }: Site,
  roles: string | readonly string[],
  subject?: number,
): Promise<Record<string, string>> {
  const [kind] = [roles].flat();
  const { id, uid } = await aSession(database, { roles: [roles].flat() });
  if (subject !== undefined)
    await database.db.insertInto('account_businesses').values({ kind: kind!, subject, uid }).execute();
  return { cookie: `jwt=${await aToken(dataDir, { jti: id })}` };
}

/** Like `aBusinessLogin`; creates the landlord. */
export async function aLogin(
  site: Site,
  roles: readonly string[],
  landlord?: number,
): Promise<Record<string, string>> {
  if (landlord !== undefined)
    await site.database.db
      .insertInto('landlords')
      .values({
        id: landlord,
        name: `Vermieterin ${landlord}`,
        email: `l${landlord}@example.org`,
        language: 'fr',
      })
      .execute();
  return aBusinessLogin(site, roles, landlord);
}
