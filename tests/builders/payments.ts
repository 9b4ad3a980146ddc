import { currentOperator } from './operator.ts';
import fastifyCookie from '@fastify/cookie';
import Fastify, { type FastifyInstance, type LightMyRequestResponse } from 'fastify';
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
  /** Runs all due jobs of payments except mails, most of which would draw invoices. */
  worker: JobWorker;
  /** Runs all due jobs of payments and bookings, with mails. */
  wholeWorker: JobWorker;
  /** Asks the provider about all open payments, as the nightly job does. */
  reconcile(): Promise<void>;
  /** Submits a form on the bank's page, as a guest does. */
  submit(reference: string, form: Record<string, string>): Promise<LightMyRequestResponse>;
  type(reference: string, card: string): Promise<number>;
  tell(notice: Notice): Promise<number>;
  close(): Promise<void>;
}

export const paymentsOrigin = 'https://www.feriola.test';

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
    publicUrl: paymentsOrigin,
    noticePath: `${noticesPath}demo`,
    deliver: ({ body, signature }) => Promise.resolve(deliver({ body, signature })),
  });
  const deps: PaymentsDeps = {
    connection,
    clock,
    log: kit.deps.log,
    publicUrl: paymentsOrigin,
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
  registerRawRoutes(app, module.routes ?? [], { publicOrigin: paymentsOrigin });
  await app.ready();
  const bodies = (module.jobs ?? []).filter(({ job }) => job.name !== 'payments.mail');
  const allBodies = [...(kit.area.module.jobs ?? []), ...(module.jobs ?? [])];
  const submit = (reference: string, form: Record<string, string>): Promise<LightMyRequestResponse> =>
    app.inject({
      method: 'POST',
      url: `/demo-bank/${reference}`,
      headers: { origin: paymentsOrigin, 'content-type': 'application/x-www-form-urlencoded' },
      payload: new URLSearchParams(form).toString(),
    });
  return {
    kit,
    app,
    bank,
    deps,
    worker: createJobWorker({ connection, clock, log: kit.deps.log, bodies }),
    wholeWorker: createJobWorker({ connection, clock, log: kit.deps.log, bodies: allBodies }),
    submit,
    async reconcile() {
      await bodies.find(({ job }) => job.name === 'payments.reconcile')!.run({ day: clock.today() });
    },
    type: async (reference, card) => (await submit(reference, { card })).statusCode,
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
