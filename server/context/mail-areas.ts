import type { ResponseOf } from '../../contract/define-endpoint.ts';
import type { searchObjects } from '../../contract/search/search-objects.ts';
import { createAlerts } from '../areas/alerts/alerts.ts';
import { createCampaigns } from '../areas/campaigns/campaigns.ts';
import { createDeliveries } from '../areas/deliveries/deliveries.ts';
import { createNewsletter } from '../areas/newsletter/newsletter.ts';
import { createReplies } from '../areas/replies/replies.ts';
import { createWatchList } from '../areas/watch-list/watch-list.ts';
import { mailJobsOf } from '../http/area-module.ts';
import { searchForAlerts } from '../search-for-alerts.ts';
import type { CatalogueAreas } from './catalogue-areas.ts';
import type { ContentAreas } from './content-areas.ts';
import type { PeopleAreas } from './people-areas.ts';
import type { Platform } from './platform.ts';

export type MailAreas = ReturnType<typeof createMailAreas>;

export function createMailAreas(
  platform: Platform,
  { catalogue: { summaries }, pricing, partners }: CatalogueAreas,
  { content, attachments }: ContentAreas,
  { accounts, emailOf }: PeopleAreas,
) {
  const { config, ports, publicUrl, replyAddresses, routes, operator, translate } = platform;
  const watchList = createWatchList({ ...platform, accounts, emailOf, summaries, pricing, partners });
  const newsletter = createNewsletter({ ...platform, partners, emailOf, endBySubject: ports.endBySubject });
  const alerts = createAlerts({
    ...platform,
    ...{ partners, newsletter, watchList, emailOf },
    ...searchForAlerts({ call: (name, input) => ports.callInProcess(name, input, new Set()) }),
  });
  const campaigns = createCampaigns({
    ...platform,
    ...{ newsletter, content, emailOf },
    async findHomes(query, languageCode) {
      const { data } = await ports.callInProcess('searchObjects', { query, languageCode }, new Set());
      const { hits } = data as ResponseOf<typeof searchObjects>;
      return hits.map(({ objectNumber, title, locations: { place, region }, minPrice }) => ({
        ...{ objectNumber, title, place, region, minPrice },
      }));
    },
  });
  const deliveries = createDeliveries({
    ...platform,
    production: config.production,
    enders: [newsletter, campaigns, alerts],
    addressHashOfKey: newsletter.addressHashOfKey,
    jobNames: () => ports.modules().flatMap(({ jobs = [] }) => jobs.map(({ job }) => job.name)),
    mailJobs: () => mailJobsOf(ports.modules()),
    samples: (language) => {
      const officeLanguage = operator().mainLanguage;
      const rendering = {
        ...{ language, translate: translate(language), publicUrl, routes },
        ...{ officeLanguage, translateForOffice: translate(officeLanguage) },
      };
      return ports
        .modules()
        .flatMap(
          ({ sampleMails }) =>
            sampleMails?.({ ...rendering, site: operator().name, account: operator().bankAccount }) ?? [],
        );
    },
  });
  const replies = createReplies({
    ...platform,
    ...{ addresses: replyAddresses, attachments },
    ownDomains: [new URL(publicUrl).hostname, ...(config.replyDomain === null ? [] : [config.replyDomain])],
    kinds: () => ports.modules().flatMap((area) => area.replies ?? []),
  });
  return { watchList, newsletter, alerts, campaigns, deliveries, replies };
}
