import { fetchProblems } from './fetch-problems.ts';

/** The forms in which a feed of homes is read. */
export const homeFeedFormats = ['ndjson', 'json-ld', 'ota', 'csv'] as const;
export type HomeFeedFormat = (typeof homeFeedFormats)[number];

/** Every so many hours a feed may be fetched. */
export const homeFeedHours = [1, 6, 24] as const;
export type HomeFeedHours = (typeof homeFeedHours)[number];

/** Why a feed changed nothing. */
export const homeFeedProblems = [
  ...fetchProblems,
  'html',
  'truncated',
  'notText',
  'empty',
  'noHomes',
  'noneUsable',
  'currency',
  'vanishing',
  'unreadable',
  'mapping',
  'noFile',
  'internal',
] as const;
export type HomeFeedProblem = (typeof homeFeedProblems)[number];

/** What becomes of a row of a feed. */
export const homeFeedBecomes = ['created', 'changed', 'returned', 'paused', 'removed', 'rejected'] as const;

/** The largest file of a feed that somebody sends, in bytes; packed with gzip or not. */
export const homeFeedFileMax = 25 * 1024 * 1024;
/** Where the file of a feed is sent. */
export const homeFeedFilePath = (feedID: number | ':feedID'): string => `/home-feeds/${feedID}/file`;
