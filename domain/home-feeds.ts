/** The forms in which a feed of homes is read. */
export const homeFeedFormats = ['ndjson', 'json-ld', 'ota'] as const;
export type HomeFeedFormat = (typeof homeFeedFormats)[number];

/** Every so many hours a feed may be fetched. */
export const homeFeedHours = [1, 6, 24] as const;
export type HomeFeedHours = (typeof homeFeedHours)[number];

/** Why a feed changed nothing. */
export const homeFeedProblems = [
  'address',
  'private',
  'unreachable',
  'timeout',
  'tooLarge',
  'redirects',
  'encoded',
  'status',
  'html',
  'truncated',
  'notText',
  'empty',
  'noHomes',
  'noneUsable',
  'currency',
  'vanishing',
  'unreadable',
  'internal',
] as const;
export type HomeFeedProblem = (typeof homeFeedProblems)[number];
