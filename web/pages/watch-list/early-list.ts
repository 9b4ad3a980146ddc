import type { Api } from '../../../contract/api.ts';
import type { ObjectSummary } from '../../../contract/catalogue/object-summary.ts';
import type { ResponseOf } from '../../../contract/define-endpoint.ts';

declare global {
  interface Window {
    /** Homes of the own list that the early script has loaded. */
    earlyHomes?: ObjectSummary[];
  }
}

/** Input of the early script, which cannot use modules. */
export interface EarlyPlace {
  holder: string;
  language: string;
  list: string;
  /** Path of a home's page, with 0 in place of its number. */
  page: string;
  /** Sources of a home's picture; `*` stands for their base URL. */
  avif: string;
  webp: string;
  sizes: string;
  /** Texts for the number of homes: for one, and for several with 0 in place of the number. */
  counts: readonly [one: string, several: string];
}

/**
 * Shows the own list before the page's scripts have loaded, which takes seconds on a slow connection: pictures, names and places of the
 * homes fill the placeholder cards. Visitors who never watched a home see the empty list at once. The function is sent as text within the
 * page, so it must not refer to anything outside of itself.
 */
export function showEarlyList({
  holder: id,
  language,
  list,
  page,
  avif,
  webp,
  sizes,
  counts,
}: EarlyPlace): void {
  const shownMax = 12;
  const holder = document.getElementById(id);
  const card = holder?.querySelector('li');
  if (!holder || !card) return;
  const uid = /(?:^|;\s*)uid=([^;]*)/.exec(document.cookie)?.[1] ?? '';
  if (uid === '') {
    holder.dataset['list'] = 'none';
    return;
  }

  const makePicture = (base: string, isFirst: boolean): HTMLPictureElement => {
    const picture = document.createElement('picture');
    const source = document.createElement('source');
    const image = document.createElement('img');
    Object.assign(source, { type: 'image/avif', sizes, srcset: avif.replaceAll('*', base) });
    const loading = isFirst ? { fetchPriority: 'high' } : { loading: 'lazy' };
    Object.assign(image, {
      alt: '',
      width: 725,
      height: 450,
      ...loading,
      sizes,
      srcset: webp.replaceAll('*', base),
    });
    picture.append(source, image);
    return picture;
  };
  const makeCard = ({ objectNumber, title, locations, images }: ObjectSummary, index: number): Node => {
    const filledCard = card.cloneNode(true) as Element;
    const path = page.replace('0', String(objectNumber));
    for (const link of filledCard.querySelectorAll('a')) link.href = path;
    const [picture, name, place] = filledCard.querySelectorAll('a, p');
    const image = images[0];
    if (image) picture?.append(makePicture(image.cdn + image.src, index < 2));
    name?.replaceChildren(title);
    place?.replaceChildren([...new Set([locations.place, locations.region])].join(', '));
    return filledCard;
  };

  const draw = async (): Promise<void> => {
    const response = await fetch(list, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ uid, languageCode: language, mandant: 'feriola' }),
    });
    const { data } = (await response.json()) as { data: ResponseOf<Api['getWatchedObjects']> };
    window.earlyHomes = data.homes;
    if (data.userWatchList.length === 0) holder.dataset['list'] = 'none';
    const watched = data.userWatchList.filter((item) => item.deleteDate === '');
    const objectNumbers = watched.map((item) => item.objectNumber).slice(0, shownMax);
    const homesById = new Map(data.homes.map((home) => [home.objectNumber, home]));
    const cards = objectNumbers.flatMap((number) => homesById.get(number) ?? []).map(makeCard);
    // The page may have hydrated in the meantime and replaced the placeholder by its own list.
    if (cards.length === 0) return;
    holder.querySelector('ul')?.replaceChildren(...cards);
    const count = watched.length === 1 ? counts[0] : counts[1].replace('0', String(watched.length));
    holder.querySelector('[role=status]')?.replaceChildren(count);
  };
  // The page itself repeats the call, and shows its failure.
  draw().catch(() => undefined);
}
