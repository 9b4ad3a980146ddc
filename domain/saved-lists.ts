/** Bounds of saved lists, for forms, calls and the database alike. */
export const savedListBounds = {
  lists: 20,
  nameLength: 60,
  people: 40,
  personNameLength: 40,
  comments: 400,
  commentLength: 600,
  reasonLength: 600,
  /** With more homes, pricing all stays of one look would be slow. */
  pricedHomes: 60,
} as const;

/** The main list's number in calls: it has no row before somebody names or shares it. */
export const mainListId = 0;

/** `open`: who holds the link may vote and comment. `read`: they may read. `none`: there is no link. */
export const listLinkModes = ['open', 'read', 'none'] as const;
export type ListLinkMode = (typeof listLinkModes)[number];

/** The parameter of an address that opens a shared list. */
export const sharedListParam = 'sharedList';
