import { registrationCountries, registrationRule } from '../../../domain/booking/registration-form.ts';
import { addDays, todayInBerlin } from '../../../domain/stay.ts';
import type { Area } from '../../http/area-module.ts';
import { bindArea } from '../../http/bind.ts';
import { enqueue, jobBody } from '../../platform/jobs.ts';
import { openingKeys } from '../../platform/server-key.ts';
import { announceCheckIns } from './announce-check-ins.ts';
import { checkInsCalls } from './calls.generated.ts';
import type { CheckInsDeps } from './check-ins-context.ts';
import { checkInsStore } from './check-ins-store.ts';
import { announceCheckInsJob, sendCheckInMailJob } from './jobs/check-in-jobs.ts';
import { sampleCheckInMails } from './mails/render-check-in-mail.ts';
import { sendCheckInMail } from './mails/send-check-in-mail.ts';
import { personalDataOfCheckIns } from './personal-data.ts';
import { registrationDocument } from './registration-document.ts';
import { sealAnswersAnew } from './sealed-answers.ts';

export { findCheckInProgress } from './check-ins-store.ts';

const pauseMs = 15 * 60_000;

export function createCheckIns(deps: CheckInsDeps): Area<object> {
  const { connection, clock } = deps;
  return {
    module: {
      name: 'check-ins',
      endpoints: bindArea(checkInsCalls, deps, {
        bookingID: ({ bookingID, bookingHash }, user) =>
          deps.booking.openGuest({ bookingId: bookingID, bookingHash }, user),
      }),
      routes: [registrationDocument(deps)],
      personalData: personalDataOfCheckIns(deps),
      sampleMails: sampleCheckInMails,
      jobs: [
        jobBody(announceCheckInsJob, async () => {
          await announceCheckIns(deps);
          return { runAt: new Date(clock.now().getTime() + pauseMs) };
        }),
        jobBody(sendCheckInMailJob, (payload) => sendCheckInMail(deps, payload)),
      ],
      async start() {
        await connection.transaction((tx) =>
          enqueue(tx, announceCheckInsJob, {}, { key: 'once', runAt: clock.now() }),
        );
        if (openingKeys(deps.secret).length > 1) await sealAnswersAnew(deps.secret, connection.db);
      },
      async forget(now) {
        const today = todayInBerlin(now);
        const endOf = (country: string): string => addDays(today, -registrationRule(country).storedDays);
        await checkInsStore.forget(connection.db, {
          ofCountries: Object.fromEntries(registrationCountries.map((country) => [country, endOf(country)])),
          otherwise: endOf(''),
        });
      },
    },
  };
}
