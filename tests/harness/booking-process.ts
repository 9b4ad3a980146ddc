import { createBookingKit, bookingInput } from '../builders/booking.ts';
import { systemClock } from '../../server/platform/clock.ts';
import { openPostgres } from '../../server/platform/postgres.ts';

/**
 * A separate process that books: `booking-process.ts <database url> <object number> <count> <from>`. It starts when its standard input
 * says so, and prints one JSON line of outcomes.
 */
const [url = '', objectNumber = '', count = '', startDate = '', endDate = ''] = process.argv.slice(2);
const connection = await openPostgres(url);
const kit = createBookingKit(connection, systemClock);
process.stdout.write('ready\n');
await new Promise((resolve) => process.stdin.once('data', resolve));
const outcomes = await Promise.all(
  Array.from({ length: Number(count) }, async () => {
    try {
      const reply = await kit.create(bookingInput(Number(objectNumber), { startDate, endDate }));
      return reply.ok ? `booked ${reply.data.bookingID}` : reply.type;
    } catch (error) {
      return `error ${(error as Error).name} ${(error as Error).message}`;
    }
  }),
);
process.stdout.write(`${JSON.stringify(outcomes)}\n`);
kit.remove();
await connection.close();
process.exit(0);
