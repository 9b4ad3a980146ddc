import { data, type LoaderFunctionArgs } from 'react-router';
import type { Teaser } from '../../../contract/locations/list-teasers.ts';
import { languages, locales } from '../../../domain/language.ts';
import { siteContext } from '../../app/api/site-context.ts';
import type { PageHead } from '../../app/page-head.ts';

type Destination = Pick<Teaser, 'key' | 'href' | 'name' | 'count'>;

export interface DestinationsData {
  head: PageHead;
  origin: string;
  countries: readonly (Destination & { regions: readonly Destination[] })[];
}

const toDestination = ({ key, href, name, count }: Teaser): Destination => ({ key, href, name, count });

export async function load({ url, context }: LoaderFunctionArgs): Promise<DestinationsData> {
  const site = context.get(siteContext);
  const match = site.routes.matchPath(url.pathname);
  if (match?.name !== 'DestinationLinkList') throw data(null, { status: 404 });
  const { language } = match;
  const t = site.translate(language);
  const { countries, regions } = await site.api.call('listTeasers', { languageCode: language });
  const { compare } = new Intl.Collator(locales[language]);
  const byName = (a: Destination, b: Destination): number => compare(a.name, b.name);
  return {
    head: {
      title: t('discover.destinations.title'),
      description: t('discover.destinations.description', { count: regions.length }),
      path: site.routes.pathOf('DestinationLinkList', language),
      languageLinks: Object.fromEntries(
        languages.map((other) => [other, site.routes.pathOf('DestinationLinkList', other)]),
      ),
    },
    origin: site.origin,
    countries: countries
      .map((country) => ({
        ...toDestination(country),
        regions: regions
          .filter((region) => region.country === country.key)
          .map(toDestination)
          .sort(byName),
      }))
      .sort(byName),
  };
}
