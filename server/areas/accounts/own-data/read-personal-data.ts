import type { Person, PersonalRows } from '../../../platform/personal-data.ts';
import type { AccountsContext } from '../accounts-context.ts';

/** Collects each area's part of the personal data. */
export async function readPersonalData(
  { connection, personalData }: Pick<AccountsContext, 'connection' | 'personalData'>,
  person: Person,
): Promise<PersonalRows> {
  const parts: PersonalRows[] = [];
  for (const area of personalData()) parts.push(await area.read(connection.db, person));
  return Object.assign({}, ...parts) as PersonalRows;
}
