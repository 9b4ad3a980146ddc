/** Limits of saved lists, which forms, calls and the database share. */
export const savedListBounds = {
  lists: 20,
  nameLength: 60,
  people: 40,
  personNameLength: 40,
  comments: 400,
  commentLength: 600,
  reasonLength: 600,
  /** With more homes, computing the prices of all stays would take too long. */
  pricedHomes: 60,
} as const;

/** Stands for the main list in calls, since it has no row until it is named or shared. */
export const mainListId = 0;

/**
 * With `open`, people with the link may vote and comment. With `read` they may only read. With `none` there is no link.
 */
export const listLinkModes = ['open', 'read', 'none'] as const;
export type ListLinkMode = (typeof listLinkModes)[number];

/** The parameter of an address that opens a shared list. */
export const sharedListParam = 'sharedList';
