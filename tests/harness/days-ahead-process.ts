import { todayInBerlin } from '../../domain/stay.ts';
import { runServer } from '../../server/run-server.ts';

const ahead = Number(process.env['DAYS_AHEAD'] ?? 0) * 86_400_000;
const now = (): Date => new Date(Date.now() + ahead);

/** The real server process as it will be `DAYS_AHEAD` days from now. */
await runServer(process.env, { clock: { now, today: () => todayInBerlin(now()) } });
