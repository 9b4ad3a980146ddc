import type { CallsOf } from '../../../contract/api.ts';
import type { ValidCalls } from './call-parts.ts';

const homeFeed = {
  name: 'Homes',
  url: 'https://pms.example/homes.ndjson',
  format: 'ndjson',
  isFull: true,
  everyHours: 24,
  currency: null,
  mapping: null,
} as const;

export const homeFeedsCalls: ValidCalls<CallsOf<'home-feeds'>> = {
  getHomeFeeds: () => ({}),
  getHomeFeedRows: () => ({ feedID: 1 }),
  addHomeFeed: () => ({ kind: 'landlord', number: 1, ...homeFeed }),
  changeHomeFeed: () => ({ feedID: 1, ...homeFeed }),
  runHomeFeed: () => ({ feedID: 1 }),
  acceptHomeFeedRun: () => ({ feedID: 1, runAt: '2027-01-01T00:00:00.000Z' }),
  pauseHomeFeed: () => ({ feedID: 1, isPaused: true }),
  sampleHomeFeed: () => ({ from: { feedID: 1 } }),
  discardHomeFeedChange: () => ({ feedID: 1 }),
  removeHomeFeed: () => ({ feedID: 1 }),
};
