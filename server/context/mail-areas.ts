import type { ResponseOf } from '../../contract/define-endpoint.ts';
import type { searchObjects } from '../../contract/search/search-objects.ts';
import { defaultLanguage } from '../../domain/language.ts';
import { houseName } from '../../domain/site-name.ts';
import { createAlerts } from '../areas/alerts/alerts.ts';
import { createCampaigns } from '../areas/campaigns/campaigns.ts';
import { createDeliveries } from '../areas/deliveries/deliveries.ts';
import type { GuestRatings } from '../areas/guest-ratings/guest-ratings.ts';
import { createNewsletter } from '../areas/newsletter/newsletter.ts';
import { createReplies } from '../areas/replies/replies.ts';
import { createWatchList } from '../areas/watch-list/watch-list.ts';
import type { AreaModule } from '../http/area-module.ts';
import type { CallInProcess } from '../http/in-process-api.ts';
import { createMailInbox } from '../platform/mail-inbox.ts';
import { searchForAlerts } from '../search-for-alerts.ts';
import type { CatalogueAreas } from './catalogue-areas.ts';
import type { ContentAreas } from './content-areas.ts';
import type { PeopleAreas } from './people-areas.ts';
import type { Platform } from './platform.ts';

/** What is built only after the mails. */
interface Later {
  endRatingsBySubject: GuestRatings['endBySubject'];
  callInProcess: CallInProcess;
  /** All areas, once they are built. */
  modules(): readonly AreaModule[];
}

/** The mails that people ask for and end. */
export interface MailAreas {
  watchList: ReturnType<typeof createWatchList>;
  newsletter: ReturnType<typeof createNewsletter>;
  alerts: ReturnType<typeof createAlerts>;
  campaigns: ReturnType<typeof createCampaigns>;
  deliveries: ReturnType<typeof createDeliveries>;
  replies: ReturnType<typeof createReplies>;
  inbox: ReturnType<typeof createMailInbox>;
}

/** Makes the mails that people ask for and end: watch list, newsletter, alerts and campaigns, their deliveries and answers. */
export function createMailAreas(
  platform: Platform,
  { catalogue: { summaries }, pricing, partners }: CatalogueAreas,
  { content, attachments }: ContentAreas,
  { accounts, emailOf }: PeopleAreas,
  { endRatingsBySubject, callInProcess, modules }: Later,
): MailAreas {
  const { config, connection, clock, log, secret, limits, work, routes, publicUrl } = platform;
  const { mail, mailDomains, recipients, replyAddresses, translate } = platform;
  const watchList = createWatchList({
    connection,
    clock,
    accounts,
    mail,
    recipients,
    translate,
    summaries,
    pricing,
    partners,
    routes,
  });
  const newsletter = createNewsletter({
    connection,
    clock,
    secret,
    limits,
    work,
    recipients,
    partners,
    mail,
    translate,
    routes,
    async endBySubject(subject) {
      await alerts.endBySubject(subject);
      await endRatingsBySubject(subject);
    },
    emailOf,
  });
  const alerts = createAlerts({
    connection,
    clock,
    secret,
    limits,
    work,
    recipients,
    partners,
    mail,
    mailDomains,
    newsletter,
    watchList,
    translate,
    routes,
    emailOf,
    ...searchForAlerts({ call: (name, input) => callInProcess(name, input, new Set()) }),
  });
  const campaigns = createCampaigns({
    connection,
    clock,
    secret,
    mail,
    mailDomains,
    newsletter,
    content,
    translate,
    routes,
    site: houseName,
    publicUrl,
    emailOf,
    async findHomes(query, languageCode) {
      const { data } = await callInProcess('searchObjects', { query, languageCode }, new Set());
      const { hits } = data as ResponseOf<typeof searchObjects>;
      return hits.map(({ objectNumber, title, locations: { place, region }, minPrice }) => ({
        ...{ objectNumber, title, place, region, minPrice },
      }));
    },
  });
  const deliveries = createDeliveries({
    connection,
    clock,
    secret,
    production: config.production,
    enders: [newsletter, campaigns, alerts],
    addressHashOfKey: newsletter.addressHashOfKey,
    quiet: platform.quiet,
    mailJobs: () =>
      modules().flatMap(({ jobs = [] }) => jobs.filter(({ job }) => job.mails).map(({ job }) => job.name)),
    samples: (language) => {
      const translateForOffice = translate(defaultLanguage);
      const rendering = { language, translate: translate(language), translateForOffice, publicUrl, routes };
      return modules().flatMap(({ sampleMails }) => sampleMails?.({ ...rendering, site: houseName }) ?? []);
    },
  });
  const replies = createReplies({
    connection,
    clock,
    limits,
    addresses: replyAddresses,
    attachments,
    ownDomains: [new URL(publicUrl).hostname, ...(config.replyDomain === null ? [] : [config.replyDomain])],
    kinds: () => modules().flatMap((area) => area.replies ?? []),
  });
  const inbox = createMailInbox({
    config,
    log,
    mailboxes: () => modules().flatMap(({ mailboxes }) => mailboxes ?? []),
  });
  return { watchList, newsletter, alerts, campaigns, deliveries, replies, inbox };
}
