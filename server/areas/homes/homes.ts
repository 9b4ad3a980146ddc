import { homesEndpoints } from '../../../contract/homes/endpoints.ts';
import { retentionDays, retentionEnd } from '../../../domain/retention.ts';
import type { AreaModule } from '../../http/area-module.ts';
import { bindArea } from '../../http/bind.ts';
import { jobBody } from '../../platform/jobs.ts';
import { beginHomePhotoHandler } from './handlers/begin-home-photo.ts';
import { createOwnHomeHandler } from './handlers/create-own-home.ts';
import { decideOnHomeHandler } from './handlers/decide-on-home.ts';
import { findHomesHandler } from './handlers/find-homes.ts';
import { findHomePlacesHandler } from './handlers/find-home-places.ts';
import { findHomesInReviewHandler } from './handlers/find-homes-in-review.ts';
import { getHomeHistoryHandler } from './handlers/get-home-history.ts';
import { getOwnHomeHandler } from './handlers/get-own-home.ts';
import { getOwnHomesHandler } from './handlers/get-own-homes.ts';
import { previewOwnSeasonsHandler } from './handlers/preview-own-seasons.ts';
import { setOwnHomeStateHandler } from './handlers/set-own-home-state.ts';
import { setOwnHomeHandler } from './handlers/set-own-home.ts';
import { translateOwnTextsHandler } from './handlers/translate-own-texts.ts';
import { sendHomeMailJob } from './jobs/send-home-mail-job.ts';
import { renderHomeMail, sampleHomeMails } from './mails/render-home-mail.ts';
import { ownHomeStore } from './own-home-store.ts';
import { personalDataOfHomes } from './personal-data-store.ts';
import { reviewStore } from './review-store.ts';
import type { HomesDeps } from './homes-context.ts';

export type { FoundPlace, NamedPlace, PlaceFinder } from './place-finder.ts';
export { keepHomePhoto } from './keep-home-photo.ts';

export function createHomes(deps: HomesDeps): { readonly module: AreaModule } {
  const { db } = deps.connection;

  async function sendMail(objectNumber: number, template: 'approved' | 'refused', at: number): Promise<void> {
    const home = await reviewStore.ofMail(db, objectNumber);
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
      forget: (now) => ownHomeStore.forgetActs(db, retentionEnd(now, retentionDays.homeHistory)),
      endpoints: bindArea(homesEndpoints, {
        beginHomePhoto: beginHomePhotoHandler(deps),
        createOwnHome: createOwnHomeHandler(deps),
        decideOnHome: decideOnHomeHandler(deps),
        findHomes: findHomesHandler(db),
        findHomePlaces: findHomePlacesHandler(deps),
        findHomesInReview: findHomesInReviewHandler(db),
        getHomeHistory: getHomeHistoryHandler(db),
        getOwnHome: getOwnHomeHandler(deps),
        getOwnHomes: getOwnHomesHandler(deps),
        previewOwnSeasons: previewOwnSeasonsHandler(deps),
        setOwnHome: setOwnHomeHandler(deps),
        setOwnHomeState: setOwnHomeStateHandler(deps),
        translateOwnTexts: translateOwnTextsHandler(deps),
      }),
      jobs: [
        jobBody(sendHomeMailJob, ({ objectNumber, template, at }) => sendMail(objectNumber, template, at)),
      ],
    },
  };
}
