import { data, type LoaderFunctionArgs } from 'react-router';
import type { Offer } from '../../../contract/offers/get-offers.ts';
import { serializeSearchFilter } from '../../../domain/search-filter.ts';
import { languages } from '../../../domain/language.ts';
import { siteContext } from '../../app/api/site-context.ts';
import { lastMinuteOffer, withLastMinuteWindow } from '../../features/search/last-minute.ts';
import type { PageHead } from '../../app/page-head.ts';

export interface OffersData {
  head: PageHead;
  origin: string;
  offers: readonly Pick<Offer, 'id' | 'name' | 'text' | 'seoUrl' | 'count'>[];
}

export async function load({ url, context }: LoaderFunctionArgs): Promise<OffersData> {
  const site = context.get(siteContext);
  const match = site.routes.matchPath(url.pathname);
  if (match?.name !== 'OfferOverview') throw data(null, { status: 404 });
  const { language } = match;
  const t = site.translate(language);
  const answer = await site.api.call('getOffers', { languageCode: language, offerList: 1 });
  // Its page lists the homes with a free week soon, so it is these that are counted.
  const stays = await site.api
    .call('searchObjects', {
      query: {
        ...serializeSearchFilter(withLastMinuteWindow({ offer: lastMinuteOffer }, site.today)),
        objectsPerPage: 1,
      },
      languageCode: language,
      counts: '',
    })
    .then(({ hitsTotal }) => hitsTotal)
    .catch(() => null);
  const offers = (Array.isArray(answer) ? answer : [answer])
    .filter(({ count }) => count > 0)
    .map(({ id, name, text, seoUrl, count }) => ({
      ...{ id, name, text, seoUrl },
      count: id === lastMinuteOffer ? (stays ?? count) : count,
    }));
  return {
    head: {
      title: t('home.offersPage.title'),
      description: t('home.offersPage.text'),
      path: site.routes.pathOf('OfferOverview', language),
      languageLinks: Object.fromEntries(
        languages.map((other) => [other, site.routes.pathOf('OfferOverview', other)]),
      ),
    },
    origin: site.origin,
    offers,
  };
}
