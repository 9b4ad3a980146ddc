import type { Area } from '../../http/area-module.ts';
import { bindArea } from '../../http/bind.ts';
import { agencyKeeper, landlordKeeper } from './landlords-store.ts';
import { personalDataOfBusinesses } from './personal-data-store.ts';
import type { LandlordsDeps } from './landlords-context.ts';
import { landlordsCalls } from './calls.generated.ts';
import { commissionMailJob } from './jobs/commission-mail-job.ts';
import { sampleCommissionMails } from './mails/render-commission-mail.ts';
import { sendCommissionMail } from './mails/send-commission-mail.ts';
import { jobBody } from '../../platform/jobs.ts';

export { readLandlordIds, readMoneyLandlordIds } from './billing-store.ts';
export { ownCommissions } from './present-commission.ts';

export interface Landlords {
  landlords: typeof landlordKeeper;
  agencies: typeof agencyKeeper;
}

export function createLandlords(deps: LandlordsDeps): Area<Landlords> {
  const endpoints = bindArea(landlordsCalls, deps, {
    // The login is read before the link, so that actions are logged with the account.
    bookingId: async (link, user) => {
      const byLink = await deps.booking.openLandlordLink(link);
      const byLogin = user?.permissions.has('stays.own')
        ? await deps.booking.openOwn(user.uid, link.bookingId)
        : null;
      return byLogin ?? byLink;
    },
  });
  return {
    landlords: landlordKeeper,
    agencies: agencyKeeper,
    module: {
      name: 'landlords',
      personalData: personalDataOfBusinesses,
      endpoints,
      jobs: [jobBody(commissionMailJob, ({ termsId }) => sendCommissionMail(deps, termsId))],
      sampleMails: sampleCommissionMails,
    },
  };
}
