import { inTown } from './in-town.ts';

/**
 * Joins the names of a place and of the areas around it to one line. A repeated name is left out, such as the region
 * Vienna after the city of Vienna.
 */
export const placeLine = (...names: readonly string[]): string =>
  [...new Set(names)].filter(Boolean).join(', ');

/** Appends the place to a home's title, unless the title already contains it, also as "au Verdon" for Le Verdon. */
export const homeWithPlace = ({ title, place }: { title: string; place: string }): string =>
  title.includes(place) || title.includes(inTown(place, 'fr')) ? title : `${title}, ${place}`;
