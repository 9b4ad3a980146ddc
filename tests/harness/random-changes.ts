import { sql } from 'kysely';
import { lockHome } from '../../server/areas/booking/home-store.ts';
import type { DatabaseConnection, Tx } from '../../server/platform/database.ts';
import { announceNights } from '../../server/platform/outbox-store.ts';
import { addDays, type PlainDate, type Stay } from '../../domain/stay.ts';
import { seededRandom } from '../../illustrations/seeded-random.ts';

export interface RandomChanges {
  /** False when somebody has the nights already. */
  book(objectNumber: number, stay: Stay): Promise<boolean>;
  /** So many changes, some at the same time; three of four concern nights. */
  run(count: number, atOnce?: number): Promise<void>;
}

/**
 * Changes of all kinds, as the site and its feeds make them: each in a transaction of its own, under the
 * home's lock, announced. The same seed gives the same changes.
 */
export function createRandomChanges(
  connection: DatabaseConnection,
  homes: readonly number[],
  today: PlainDate,
  seed: number,
): RandomChanges {
  const random = seededRandom('changes', seed);
  const aHomeNumber = (): number => random.pick(homes);
  const aStay = (): Stay => {
    const startDate = addDays(today, random.int(1, 300));
    return { startDate, endDate: addDays(startDate, random.int(1, 14)) };
  };

  /** Anything but the nights: announced as such, like a feed does. */
  async function changeHome(
    tx: Tx,
    objectNumber: number,
    change: (tx: Tx) => Promise<unknown>,
  ): Promise<void> {
    await lockHome(tx, objectNumber);
    await change(tx);
    await sql`
      with raised as (update homes set version = version + 1 where object_number = ${objectNumber} returning version)
      insert into outbox (object_number, version) select ${objectNumber}, version from raised`.execute(tx);
    await sql`select pg_notify('outbox', '')`.execute(tx);
  }

  async function book(objectNumber: number, { startDate, endDate }: Stay): Promise<boolean> {
    try {
      await connection.transaction(async (tx) => {
        await lockHome(tx, objectNumber);
        await sql`insert into stays (object_number, period, kind)
          values (${objectNumber}, daterange(${startDate}::date, ${endDate}::date), 'blocked')`.execute(tx);
        await announceNights(tx, objectNumber, { startDate, endDate });
      });
      return true;
    } catch (error) {
      if ((error as { code?: string }).code === '23P01') return false;
      throw error;
    }
  }

  const kinds: (() => Promise<unknown>)[] = [
    () => book(aHomeNumber(), aStay()),
    () => {
      const objectNumber = aHomeNumber();
      return connection.transaction(async (tx) => {
        await lockHome(tx, objectNumber);
        await sql`delete from stays where id = (
          select min(id) from stays where object_number = ${objectNumber} and booking_id is null)`.execute(
          tx,
        );
        await announceNights(tx, objectNumber);
      });
    },
    () => {
      const objectNumber = aHomeNumber();
      const percent = random.int(80, 125);
      return connection.transaction((tx) =>
        changeHome(tx, objectNumber, (inside) =>
          sql`update price_seasons set nightly_cents = greatest(1000, nightly_cents * ${percent}::int / 100),
            weekly_cents = greatest(7000, weekly_cents * ${percent}::int / 100)
            where object_number = ${objectNumber}`.execute(inside),
        ),
      );
    },
    () => {
      const objectNumber = aHomeNumber();
      const persons = random.int(1, 12);
      const active = random.chance(0.8);
      return connection.transaction((tx) =>
        changeHome(tx, objectNumber, (inside) =>
          sql`update homes set persons_max = ${persons}, adults_max = ${persons}, active = ${active}
            where object_number = ${objectNumber}`.execute(inside),
        ),
      );
    },
  ];

  return {
    book,
    async run(count, atOnce = 8) {
      let left = count;
      const worker = async (): Promise<void> => {
        while (left > 0) {
          left -= 1;
          const kind = random.chance(0.5) ? 0 : random.int(0, kinds.length - 1);
          await kinds[kind]!();
        }
      };
      await Promise.all(Array.from({ length: atOnce }, worker));
    },
  };
}
