import { seededRandom } from '../../domain/seeded-random.ts';
import { openPayment } from '../../server/areas/payments/open-payment.ts';
import { systemClock } from '../../server/platform/clock.ts';
import { openPostgres } from '../../server/platform/postgres.ts';
import { bookingInput } from '../builders/booking.ts';
import { createPaymentsKit, type Notice } from '../builders/payments.ts';

/**
 * A separate process that makes payments until it is killed: `payments-process.ts <database url> <home> <seed>`. Cards are captured and
 * refused, notices come twice, in any order, or not at all, bookings are cancelled while their page is open.
 */
const [url = '', home = '', seed = ''] = process.argv.slice(2);
const { next: random } = seededRandom('killed', Number(seed));
const happens = (chance: number): boolean => random() < chance;
const connection = await openPostgres(url);
let onTheWay: Notice[] = [];
const payments = await createPaymentsKit(connection, systemClock, (notice) => onTheWay.push(notice));
const cards = ['4242424242424242', '4000000000000119', '4000000000000259', '4000000000000002'];

for (let week = 0; ; week++) {
  const from = Date.now() + (30 + (week % 90) * 7) * 86_400_000;
  const dayOf = (days: number): string => new Date(from + days * 86_400_000).toISOString().slice(0, 10);
  const reply = await payments.kit.create(
    bookingInput(Number(home), { startDate: dayOf(0), endDate: dayOf(7) }),
  );
  if (!reply.ok) {
    process.stderr.write(`${reply.type}\n`);
    process.exit(1);
  }
  // From here on it may be killed.
  if (week === 0) process.stdout.write('ready\n');
  const { bookingID, bookingHash } = reply.data;
  for (let round = 0; round < 3; round++) {
    const guest = {
      payable: { kind: 'booking' as const, id: bookingID },
      email: 'erika@example.com',
      language: 'de' as const,
      description: 'Buchung',
      returnUrl: `https://www.feriola.test/payment/de/?bookingID=${bookingID}`,
    };
    const opened = await openPayment(payments.deps, guest, happens(0.5) ? 'next' : 'all');
    if (!opened.ok) break;
    if (happens(0.85)) {
      await payments.type(opened.url.split('/').at(-1)!, cards[Math.floor(random() * cards.length)]!);
    }
    const cancels = happens(0.3)
      ? payments.kit.cancel({ bookingID, bookingHash, dryRun: false })
      : Promise.resolve(null);
    await Promise.all([cancels, payments.worker.runDue()]);
    const arriving = onTheWay
      .filter(() => happens(0.7))
      .flatMap((one) => (happens(0.4) ? [one, one] : [one]));
    onTheWay = [];
    if (happens(0.5)) arriving.reverse();
    await Promise.all(arriving.map((notice) => payments.tell(notice)));
    await payments.worker.runDue();
  }
}
