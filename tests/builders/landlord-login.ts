import type { TestDatabase } from '../harness/databases.ts';
import { aSession, aToken } from '../trust/tokens.ts';

/** Logs in an account with these roles; with a number also as that landlord, who is created. Returns the headers of its calls. */
export async function aLogin(
  { database, dataDir }: { database: TestDatabase; dataDir: string },
  roles: string[],
  landlord?: number,
): Promise<Record<string, string>> {
  const { id, uid } = await aSession(database, { roles });
  if (landlord !== undefined) {
    const person = {
      name: `Vermieterin ${landlord}`,
      email: `l${landlord}@example.org`,
      language: 'fr',
    };
    await database.db
      .insertInto('landlords')
      .values({ id: landlord, ...person })
      .execute();
    await database.db
      .insertInto('account_businesses')
      .values({ kind: 'landlord', subject: landlord, uid })
      .execute();
  }
  return { cookie: `jwt=${await aToken(dataDir, { jti: id })}` };
}
