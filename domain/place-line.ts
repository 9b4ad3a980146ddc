/**
 * Joins the names of a place and of the areas around it to one line. A name that several of them have is said once: the city of Vienna is
 * its own region.
 */
export const placeLine = (...names: readonly string[]): string =>
  [...new Set(names)].filter(Boolean).join(', ');

/** Says where a home is after its title, unless the title does so already. */
export const homeWithPlace = ({ title, place }: { title: string; place: string }): string =>
  title.includes(place) ? title : `${title}, ${place}`;
