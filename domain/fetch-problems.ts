export const fetchProblems = [
  'address',
  'private',
  'unreachable',
  'timeout',
  'tooLarge',
  'redirects',
  'encoded',
  'status',
] as const;
export type FetchProblem = (typeof fetchProblems)[number];
