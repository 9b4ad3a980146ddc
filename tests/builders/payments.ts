import { currentOperator } from './operator.ts';
import fastifyCookie from '@fastify/cookie';
import Fastify, { type FastifyInstance } from 'fastify';
import {
  createDemoBank,
  createPayments,
  noticesPath,
  type DemoBank,
  type PaymentsDeps,
} from '../../server/areas/payments/payments.ts';
import { payoutLines } from '../../server/areas/payouts/payouts.ts';
import { registerRawRoutes } from '../../server/http/raw-routes.ts';
import type { Clock } from '../../server/platform/clock.ts';
import type { DatabaseConnection } from '../../server/platform/database.ts';
import { createJobWorker, type JobWorker } from '../../server/platform/jobs.ts';
import { createBookingKit, type BookingKit } from './booking.ts';

export interface Notice {
  body: string;
  signature: string;
}

export interface PaymentsKit {
  kit: BookingKit;
  app: FastifyInstance;
  bank: DemoBank;
  deps: PaymentsDeps;
  /** Runs all due jobs except mails, most of which would draw invoices. */
  worker: JobWorker;
  /** Asks the provider about all open payments, as the nightly job does. */
  reconcile(): Promise<void>;
  type(reference: string, card: string): Promise<number>;
  tell(notice: Notice): Promise<number>;
  close(): Promise<void>;
}

const origin = 'https://www.feriola.test';

/** Payments with the demo world's bank, whose notices go to `deliver`. */
export async function createPaymentsKit(
  connection: DatabaseConnection,
  clock: Clock,
  deliver: (notice: Notice) => void,
): Promise<PaymentsKit> {
  const kit = createBookingKit(connection, clock);
  const bank = createDemoBank({
    connection,
    clock,
    secret: 'a key for tests that is long enough',
    publicUrl: origin,
    noticePath: `${noticesPath}demo`,
    deliver: ({ body, signature }) => Promise.resolve(deliver({ body, signature })),
  });
  const deps: PaymentsDeps = {
    connection,
    clock,
    log: kit.deps.log,
    publicUrl: origin,
    operator: currentOperator,
    routes: kit.deps.routes,
    translate: kit.deps.translate,
    cards: bank.provider,
    booking: kit.area,
    partners: kit.deps.partners,
    mail: kit.deps.mail,
    recipients: kit.deps.recipients,
    accounts: { moneyWaitsUntil: () => Promise.resolve(null) },
    payouts: payoutLines,
    findPersonName: () => Promise.resolve('Ada Vogt'),
  };
  const { module } = createPayments({ ...deps, demoBank: bank });
  const app = Fastify();
  await app.register(fastifyCookie);
  registerRawRoutes(app, module.routes ?? [], { publicOrigin: origin });
  await app.ready();
  const bodies = (module.jobs ?? []).filter(({ job }) => job.name !== 'payments.mail');
  return {
    kit,
    app,
    bank,
    deps,
    worker: createJobWorker({ connection, clock, log: kit.deps.log, bodies }),
    async reconcile() {
      await bodies.find(({ job }) => job.name === 'payments.reconcile')!.run({ day: clock.today() });
    },
    async type(reference, card) {
      const { statusCode } = await app.inject({
        method: 'POST',
        url: `/demo-bank/${reference}`,
        headers: { origin, 'content-type': 'application/x-www-form-urlencoded' },
        payload: new URLSearchParams({ card }).toString(),
      });
      return statusCode;
    },
    async tell({ body, signature }) {
      const { statusCode } = await app.inject({
        method: 'POST',
        url: `${noticesPath}demo`,
        headers: { 'content-type': 'application/json', 'demo-bank-signature': signature },
        payload: body,
      });
      return statusCode;
    },
    async close() {
      await app.close();
      kit.remove();
    },
  };
}
