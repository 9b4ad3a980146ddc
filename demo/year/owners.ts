import { cents } from '../../domain/cents.ts';
import { addDays } from '../../domain/stay.ts';
import { buildStatement, insertFinished } from '../../server/areas/owner-statements/owner-statements.ts';
import { ownersStore } from '../../server/areas/owner-statements/owners-store.ts';
import { statementsStore } from '../../server/areas/owner-statements/statements-store.ts';
import { seededRandom } from '../seeded-random.ts';
import { drawIban } from './guests.ts';
import { toMomentUtc } from './timeline.ts';
import type { YearContext } from './year-context.ts';
import { letAgencyManage, type YearHome } from './year-store.ts';

const ownersOfDemo = 2;

const places = [
  { street: 'Deichstraße 4', zip: '25980', city: 'Sylt' },
  { street: 'Am Markt 11', zip: '23769', city: 'Fehmarn' },
] as const;

/**
 * Two landlords leave their homes to the demo world's agency. It has sent them statements, except for the last month.
 */
export async function accountToOwners(context: YearContext, homes: readonly YearHome[]): Promise<void> {
  const { tx, today, seed, people } = context;
  const landlords = [...Map.groupBy(homes, ({ landlordId }) => landlordId)].slice(1, 1 + ownersOfDemo);
  const agency = await letAgencyManage(
    tx,
    landlords.map(([id]) => id),
  );
  if (agency === null) return;
  const firstOfMonth = `${today.slice(0, 7)}-01`;
  for (const [index, [landlordId, own]] of landlords.entries()) {
    const random = seededRandom(seed, 'owner', landlordId);
    const at = toMomentUtc(addDays(today, -400), 9);
    const ownerId = await ownersStore.insert(
      tx,
      {
        ...{ agency_id: agency, name: own[0]!.landlordName, ...places[index]!, country: 'DE' },
        ...{ email: `eigentuemer${index + 1}@vermieter.example`, language: 'de' },
        ...{
          iban: drawIban(random),
          tax_number: `${random.int(10, 99)}/${random.int(100, 999)}/${random.int(10_000, 99_999)}`,
        },
      },
      at,
    );
    for (const { objectNumber } of own) {
      const terms = { feePerMille: 200, feeCents: cents(2_500), vatPerMille: 190, keepsExtras: index === 1 };
      await ownersStore.setTerms(
        tx,
        { ...terms, objectNumber, ownerId, fromDate: addDays(today, -400) },
        people.office,
        at,
      );
    }
    const owner = await tx
      .selectFrom('home_owners')
      .selectAll()
      .where('owner_id', '=', ownerId)
      .executeTakeFirstOrThrow();
    let end = firstOfMonth;
    const months: string[] = [];
    for (let back = 0; back < 4; back += 1) {
      const month = addDays(end, -1).slice(0, 7);
      months.unshift(month);
      end = `${month}-01`;
    }
    for (const month of months) {
      await statementsStore.insertCost(tx, {
        ...{ owner_id: ownerId, object_number: own[0]!.objectNumber, day: `${month}-12` },
        ...{ words: 'Gärtner', amount_cents: cents(random.int(40, 120) * 100), attachment_id: null },
        ...{ entered_by: people.office, entered_at: toMomentUtc(`${month}-13`, 10) },
      });
    }
    for (const month of months.slice(0, -1)) {
      const { facts } = await buildStatement(tx, owner, month, 'de');
      const issuedAt = toMomentUtc(addDays(`${month}-28`, 7), 10);
      const { id } = await insertFinished(tx, owner, {
        ...{ month, facts, replaces: null, uid: people.office, at: issuedAt },
      });
      const mail = { statement_id: id, email: owner.email, asked_by: people.office, asked_at: issuedAt };
      await statementsStore.markSent(tx, await statementsStore.insertMail(tx, mail), issuedAt);
    }
  }
}
