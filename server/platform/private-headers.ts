/** Headers of what only the holder of a link or login may read: neither cached nor indexed, and its address is not sent as a referrer. */
export const privateHeaders = {
  'cache-control': 'no-store',
  'referrer-policy': 'no-referrer',
  'x-content-type-options': 'nosniff',
  'x-robots-tag': 'noindex',
} as const;
