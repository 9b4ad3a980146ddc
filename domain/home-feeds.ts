import { fetchProblems } from './fetch-problems.ts';

export const homeFeedFormats = ['ndjson', 'json-ld', 'ota', 'csv'] as const;
export type HomeFeedFormat = (typeof homeFeedFormats)[number];

export const homeFeedHours = [1, 6, 24] as const;
export type HomeFeedHours = (typeof homeFeedHours)[number];

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
  'columns',
  'noFile',
  'internal',
] as const;
export type HomeFeedProblem = (typeof homeFeedProblems)[number];

export const homeFeedBecomes = ['created', 'changed', 'returned', 'paused', 'removed', 'rejected'] as const;

/** Bytes of an uploaded feed file, whether or not it is gzipped. */
export const homeFeedFileMax = 25 * 1024 * 1024;
export const homeFeedSamplePath = '/home-feeds/sample';
export const homeFeedFilePath = (feedID: number | ':feedID'): string => `/home-feeds/${feedID}/file`;
