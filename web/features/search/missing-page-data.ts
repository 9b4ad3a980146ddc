/** Data of a page that does not exist, but whose path names a place. */
export interface MissingPageData {
  place: { name: string; path: string };
}
