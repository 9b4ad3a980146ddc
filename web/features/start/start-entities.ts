import type { Teaser } from '../../../contract/locations/list-teasers.ts';
import type { Offer } from '../../../contract/offers/get-offers.ts';
import type { BlockOf, ContentBlock } from '../../../domain/content-blocks.ts';
import type { ContentPage } from '../../../domain/content-page.ts';
import { labelsOn, type InfoLabel } from '../../../domain/info-labels.ts';
import { queryValues } from '../../../domain/query-values.ts';
import { parseSearchFilter, serializeSearchFilter } from '../../../domain/search-filter.ts';
import type { StartKind } from '../../../domain/start-page.ts';
import { addDays, type PlainDate } from '../../../domain/stay.ts';

export interface NamedLink {
  title: string;
  href: string;
}

/** Without picture data, because most teasers are folded to a name and a number. */
type NamedTeaser = Pick<Teaser, 'key' | 'href' | 'title' | 'name' | 'count'>;
export type CountryTeaser = NamedTeaser & { hide: boolean; contentLink: NamedLink | null };
export type RegionTeaser = NamedTeaser & ({ hide: true } | { hide: false; imageName: string });
type ThemeCard = Pick<Offer, 'id' | 'name' | 'text' | 'count'> & { path: string; img: string };
type Tip = Omit<EntryOf<'tips'>, 'to' | 'picture' | 'hide'> & {
  href: string;
  picture: { src: string; alt: string };
  hide: boolean;
};
type Park = Pick<EntryOf<'parks'>, 'logo' | 'text' | 'label'> & {
  id: number;
  title: string;
  href: string;
  img: string;
  options: readonly NamedLink[];
};
type Label = Pick<InfoLabel, 'id' | 'icon' | 'label' | 'title' | 'text'>;

export interface StartEntities {
  countries: readonly CountryTeaser[];
  regions: readonly RegionTeaser[];
  themes: readonly ThemeCard[];
  tips: readonly Tip[];
  parks: readonly Park[];
  distinctions: readonly EntryOf<'distinctions'>[];
  labels: readonly Label[];
  portals: readonly NamedLink[];
}

export interface StartCatalogue {
  countries: readonly Teaser[];
  regions: readonly Teaser[];
  offers: readonly Offer[];
}

export type StartText = Pick<ContentPage, 'blocks' | 'links' | 'pictures'>;

type EntryOf<Kind extends StartKind> =
  BlockOf<Kind> extends Record<Kind, readonly (infer Entry)[]> ? Entry : never;

export function startEntries<Kind extends StartKind>(
  blocks: readonly ContentBlock[],
  kind: Kind,
): readonly EntryOf<Kind>[] {
  return blocks.flatMap((block) =>
    block.kind === kind ? (block as unknown as Record<Kind, readonly EntryOf<Kind>[]>)[kind] : [],
  );
}

const themesShown = 5;

function withSearch(path: string, search: string): string {
  const filter = serializeSearchFilter(parseSearchFilter(queryValues(search)));
  const query = new URLSearchParams(filter).toString();
  return query === '' ? path : `${path}?${query}`;
}

/** Resolves the entries of the start page. Entries that lead only to offers without homes are left out. */
export function startEntities(
  { blocks, links, pictures }: StartText,
  { countries, regions, offers }: StartCatalogue,
  /** Without a day the labels of all seasons are shown. */
  { today, date }: { today: PlainDate | null; date: (day: PlainDate) => string },
): StartEntities {
  const offersById = new Map(offers.filter(({ count }) => count > 0).map((offer) => [offer.id, offer]));
  const withOffers = <Entry extends { offer: number }>(entries: readonly Entry[]): [Entry, Offer][] =>
    entries.flatMap((entry): [Entry, Offer][] => {
      const offer = offersById.get(entry.offer);
      return offer ? [[entry, offer]] : [];
    });
  const offerIn = (to: string): Offer | null | undefined =>
    to.startsWith('offer:') ? (offersById.get(Number(to.slice('offer:'.length))) ?? null) : undefined;
  const toHref = (to: string): string | undefined => {
    const offer = offerIn(to);
    return offer === undefined ? links[to] : offer?.seoUrl;
  };
  const contentLink = (to: string | undefined): NamedLink | null => {
    const offer = to === undefined ? null : offerIn(to);
    return offer ? { title: offer.name, href: offer.seoUrl } : null;
  };

  const ofCountries = startEntries(blocks, 'countries');
  const ofRegions = startEntries(blocks, 'regions');
  return {
    countries: arrangeTeasers(
      countries,
      ofCountries.map(({ country, ...entry }) => ({ key: country, ...entry })),
    ).map(({ entry, teaser }) => ({
      ...withoutPicture(teaser),
      hide: teaser.hide,
      contentLink: contentLink(entry?.to),
    })),
    regions: arrangeTeasers(
      regions,
      ofRegions.map(({ region, ...entry }) => ({ key: region, ...entry })),
    ).map(({ entry, teaser }): RegionTeaser => {
      const imageName = (entry?.scene !== undefined && pictures[entry.scene]) || teaser.imageName;
      return { ...withoutPicture(teaser), ...(teaser.hide ? { hide: true } : { hide: false, imageName }) };
    }),
    themes: withOffers(startEntries(blocks, 'categories'))
      .slice(0, themesShown)
      .flatMap(([{ scene }, { id, name, text, count, seoUrl }]) => {
        const img = pictures[scene];
        return img === undefined ? [] : [{ id, name, text, count, path: seoUrl, img }];
      }),
    tips: startEntries(blocks, 'tips').flatMap(({ to, picture, hide, ...tip }) => {
      const href = toHref(to);
      const src = pictures[picture.scene];
      if (href === undefined || src === undefined) return [];
      return [{ ...tip, href, picture: { src, alt: picture.alt }, hide: hide === true }];
    }),
    parks: withOffers(startEntries(blocks, 'parks')).flatMap(
      ([{ scene, logo, text, label, options }, { id, name, seoUrl }]) => {
        const img = pictures[scene];
        if (img === undefined) return [];
        const ways = options.map(({ title, search }) => ({ title, href: withSearch(seoUrl, search) }));
        return [{ id, title: name, href: seoUrl, img, logo, text, label, options: ways }];
      },
    ),
    distinctions: startEntries(blocks, 'distinctions').filter(({ hide }) => hide !== true),
    labels: selectLabels(startEntries(blocks, 'labels'), today).map(
      ({ label: { id, icon, label, title, text }, lastDay }) => ({
        id,
        icon,
        label,
        title,
        text: text.replace('{{date}}', date(lastDay)),
      }),
    ),
    portals: withOffers(startEntries(blocks, 'portals')).map(([, { name, seoUrl }]) => ({
      title: name,
      href: seoUrl,
    })),
  };
}

function selectLabels(
  labels: readonly InfoLabel[],
  today: PlainDate | null,
): { label: InfoLabel; lastDay: PlainDate }[] {
  if (today !== null) return labelsOn(labels, today);
  const isDay = /^\d\d-\d\d$/;
  return labels
    .filter(({ ends }) => isDay.test(ends))
    .map((label) => ({ label, lastDay: addDays(`2027-${label.ends}`, -label.deadline) }));
}

const withoutPicture = ({ key, href, title, name, count }: Teaser): NamedTeaser => ({
  key,
  href,
  title,
  name,
  count,
});

interface TeaserEntry {
  key: string;
  name?: string | undefined;
  hide?: true | undefined;
}

/**
 * Orders the catalogue's teasers: those that editors named come first. As many are visible as the catalogue shows; the others are folded.
 */
function arrangeTeasers<Entry extends TeaserEntry>(
  teasers: readonly Teaser[],
  entries: readonly Entry[],
): { entry: Entry | undefined; teaser: Teaser }[] {
  const byKey = new Map(teasers.map((teaser) => [teaser.key, teaser]));
  const namedTeasers = entries.flatMap((entry): [Entry | undefined, Teaser][] => {
    const teaser = byKey.get(entry.key);
    // A teaser that is named twice keeps its first position.
    byKey.delete(entry.key);
    return teaser ? [[entry, teaser]] : [];
  });
  const others = [...byKey.values()].map((teaser): [undefined, Teaser] => [undefined, teaser]);
  let remaining = teasers.filter(({ hide }) => !hide).length;
  return [...namedTeasers, ...others].map(([entry, teaser]) => {
    const hide = entry?.hide === true || remaining === 0;
    if (!hide) remaining -= 1;
    return { entry, teaser: { ...teaser, name: entry?.name ?? teaser.name, hide } };
  });
}
