import type { Teaser } from '../../../contract/locations/list-teasers.ts';
import type { Offer } from '../../../contract/offers/get-offers.ts';
import type {
  Distinction,
  EntityTarget,
  HomeEntities,
  InfoLabel,
  ParkTeaser,
  TravelTip,
} from '../../../domain/home-entities.ts';
import { labelsOn } from '../../../domain/info-labels.ts';
import type { Language } from '../../../domain/language.ts';
import { serializeSearchFilter, type SearchFilter } from '../../../domain/search-filter.ts';
import { formatterFor } from '../../../texts/format.ts';
import type { Site } from '../../app/api/site-context.ts';

export interface NamedLink {
  title: string;
  href: string;
}

export type CountryTeaser = Teaser & { contentLink: NamedLink | null };
export type ThemeCard = Pick<Offer, 'id' | 'name' | 'text' | 'count'> & { path: string; img: string };
export type Tip = Omit<TravelTip<string>, 'target'> & { link: string };
export type Park = Pick<ParkTeaser<string>, 'img' | 'logo' | 'text' | 'linktitle'> & {
  id: number;
  title: string;
  href: string;
  options: readonly NamedLink[];
};
export type Label = Pick<InfoLabel<string>, 'id' | 'icon' | 'label' | 'head' | 'text'>;

/** What somebody has written for the start page, as it is shown: with links that lead somewhere. */
export interface StartEntities {
  countries: readonly CountryTeaser[];
  themes: readonly ThemeCard[];
  tips: readonly Tip[];
  parks: readonly Park[];
  distinctions: readonly Distinction<string>[];
  labels: readonly Label[];
  portals: readonly NamedLink[];
}

const themesShown = 5;

const withFilter = (path: string, filter: SearchFilter = {}): string => {
  const query = new URLSearchParams(serializeSearchFilter(filter)).toString();
  return query === '' ? path : `${path}?${query}`;
};

/** Offers without homes are no place to send anybody: what leads to one alone is left out. */
export function startEntities(
  site: Pick<Site, 'routes' | 'today' | 'translate'> & { content: Pick<Site['content'], 'home'> },
  language: Language,
  { countries, offers }: { countries: readonly Teaser[]; offers: readonly Offer[] },
): StartEntities {
  const written = site.content.home(language);
  const offerOf = new Map(offers.filter(({ count }) => count > 0).map((offer) => [offer.id, offer]));
  const found = <Entity extends { offerID: number }>(entities: readonly Entity[]): [Entity, Offer][] =>
    entities.flatMap((entity): [Entity, Offer][] => {
      const offer = offerOf.get(entity.offerID);
      return offer ? [[entity, offer]] : [];
    });
  const hrefOf = (target: EntityTarget): string | null => {
    const path =
      'page' in target ? site.routes.pathOf(target.page, language) : offerOf.get(target.offer)?.seoUrl;
    return path === undefined ? null : withFilter(path, target.filter);
  };
  return {
    countries: countries.map((country) => ({
      ...country,
      contentLink: contentLinkOf(country, written, offerOf, hrefOf),
    })),
    themes: found(written.categoryBackgrounds)
      .slice(0, themesShown)
      .map(([{ img }, { id, name, text, count, seoUrl }]) => ({ id, name, text, count, path: seoUrl, img })),
    tips: written.travelTips
      .toSorted((a, b) => a.order - b.order)
      .flatMap(({ target, ...tip }) => {
        const link = hrefOf(target);
        return link === null ? [] : [{ ...tip, link }];
      }),
    parks: found(written.parkTeasers).map(
      ([{ img, logo, text, linktitle, options }, { id, name, seoUrl }]) => ({
        id,
        title: name,
        href: seoUrl,
        img,
        logo,
        text,
        linktitle,
        options: options.map(({ title, filter }) => ({ title, href: withFilter(seoUrl, filter) })),
      }),
    ),
    distinctions: written.distinctions.filter(({ ignore }) => !ignore),
    labels: labelsToday(site, language, written),
    portals: found(written.portals).map(([, { name, seoUrl }]) => ({ title: name, href: seoUrl })),
  };
}

function contentLinkOf(
  { key }: Teaser,
  { countryContentLinks }: HomeEntities<string>,
  offerOf: ReadonlyMap<number, Offer>,
  hrefOf: (target: EntityTarget) => string | null,
): NamedLink | null {
  const target = countryContentLinks.find(({ country }) => country === key)?.target;
  const href = target && hrefOf(target);
  if (!target || !href) return null;
  return { title: offerOf.get(target.offer)!.name, href };
}

function labelsToday(
  { today, translate }: Pick<Site, 'today' | 'translate'>,
  language: Language,
  { infoLabels }: HomeEntities<string>,
): Label[] {
  const format = formatterFor(language, translate(language));
  return labelsOn(infoLabels, today).map(({ label: { id, icon, label, head, text }, lastDay }) => ({
    id,
    icon,
    label,
    head,
    text: text.replace('{{date}}', format.date(lastDay)),
  }));
}
