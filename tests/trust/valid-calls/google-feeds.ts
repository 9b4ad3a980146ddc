import type { CallsOf } from '../../../contract/api.ts';
import type { ValidCalls } from './call-parts.ts';

export const googleFeedsCalls: ValidCalls<CallsOf<'google-feeds'>> = {
  getGoogleFeeds: () => ({}),
  setGoogleFeed: () => ({ kind: 'landlord', number: 1, action: 'on' }),
  getSiteGoogleFeed: () => ({}),
  setSiteGoogleFeed: () => ({ action: 'on' }),
};
