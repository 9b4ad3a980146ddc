import { bulkUndoDays } from '../../../domain/homes/bulk-limits.ts';
import { retentionDays, retentionEnd } from '../../../domain/retention.ts';
import type { AreaModule } from '../../http/area-module.ts';
import { bindArea } from '../../http/bind.ts';
import { jobBody } from '../../platform/jobs.ts';
import { bulkStore } from './bulk-store.ts';
import { sendHomeMailJob } from './jobs/send-home-mail-job.ts';
import { renderHomeMail, sampleHomeMails } from './mails/render-home-mail.ts';
import { ownHomeStore } from './own-home-store.ts';
import { personalDataOfHomes } from './personal-data-store.ts';
import { reviewStore } from './review-store.ts';
import { eraseRemovedHomes } from './erase-removed-homes.ts';
import type { HomesDeps } from './homes-context.ts';
import { homesCalls } from './calls.generated.ts';

export type { FoundPlace, NamedPlace, PlaceFinder } from './place-finder.ts';
export { keepHomePhoto } from './keep-home-photo.ts';

export function createHomes(deps: HomesDeps): { readonly module: AreaModule } {
  const { db } = deps.connection;

  async function sendMail(objectNumber: number, template: 'approved' | 'refused', at: number): Promise<void> {
    const home = await reviewStore.findForMail(db, objectNumber);
    if (!home) return;
    const { language } = home;
    const path =
      template === 'approved'
        ? deps.routes.pathOf('ObjectPage', language, { objectNumber })
        : deps.routes.pathOf('LandlordHomeEditor', language, { objectNumber });
    await deps.mail.send({
      id: `home-${objectNumber}-${template}-${at}`,
      sender: deps.operator().name,
      to: { name: home.name, address: home.email },
      ...renderHomeMail({
        template,
        objectNumber,
        home,
        translate: deps.translate(language),
        site: deps.operator().name,
        url: `${deps.publicUrl}${path}`,
        language,
      }),
    });
  }

  return {
    module: {
      name: 'homes',
      personalData: personalDataOfHomes,
      sampleMails: sampleHomeMails,
      async forget(now) {
        await ownHomeStore.forgetActs(db, retentionEnd(now, retentionDays.homeHistory));
        await bulkStore.forget(db, retentionEnd(now, bulkUndoDays));
        await eraseRemovedHomes(deps);
      },
      endpoints: bindArea(homesCalls, deps),
      jobs: [
        jobBody(sendHomeMailJob, ({ objectNumber, template, at }) => sendMail(objectNumber, template, at)),
      ],
    },
  };
}
