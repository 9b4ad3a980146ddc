import { sql } from 'kysely';
import { createHomeChanges, type HomeChange } from '../../server/areas/catalogue/catalogue.ts';
import type { DatabaseConnection, Tx } from '../../server/platform/database.ts';
import { addDays, type PlainDate, type Stay } from '../../domain/stay.ts';
import { seededRandom } from '../../domain/seeded-random.ts';

const { changeHome } = createHomeChanges();

interface RandomChanges {
  /** False if the nights are taken. */
  book(objectNumber: number, stay: Stay): Promise<boolean>;
  /** Makes `count` changes, some concurrently; three of four change nights. */
  run(count: number, atOnce?: number): Promise<void>;
}

/**
 * Makes changes of all kinds as the site and its feeds do: each in its own transaction, under the home's lock, with an announcement. The
 * same seed gives the same changes.
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

  /** Changes a home as the site and its feeds do. */
  function change(
    objectNumber: number,
    what: HomeChange,
    work: (tx: Tx) => Promise<unknown>,
  ): Promise<unknown> {
    return connection.transaction((tx) =>
      changeHome(tx, objectNumber, async () => ({ result: await work(tx), change: what })),
    );
  }

  async function book(objectNumber: number, { startDate, endDate }: Stay): Promise<boolean> {
    try {
      await change(objectNumber, { kind: 'nights', occupied: { startDate, endDate } }, async (tx) => {
        await sql`insert into stays (object_number, period, kind)
          values (${objectNumber}, daterange(${startDate}::date, ${endDate}::date), 'blocked')`.execute(tx);
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
      return change(objectNumber, { kind: 'nights' }, (tx) =>
        sql`delete from stays where id = (
          select min(id) from stays where object_number = ${objectNumber} and booking_id is null)`.execute(
          tx,
        ),
      );
    },
    () => {
      const objectNumber = aHomeNumber();
      const percent = random.int(80, 125);
      return change(objectNumber, { kind: 'home' }, (tx) =>
        sql`update price_seasons set nightly_cents = greatest(1000, nightly_cents * ${percent}::int / 100),
            weekly_cents = greatest(7000, weekly_cents * ${percent}::int / 100)
            where object_number = ${objectNumber}`.execute(tx),
      );
    },
    () => {
      const objectNumber = aHomeNumber();
      const persons = random.int(1, 12);
      const active = random.chance(0.8);
      return change(objectNumber, { kind: 'home' }, (tx) =>
        sql`update homes set persons_max = ${persons}, adults_max = ${persons}, state = ${active ? 'published' : 'paused'},
            paused_by = ${active ? null : 'landlord'}
            where object_number = ${objectNumber}`.execute(tx),
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
