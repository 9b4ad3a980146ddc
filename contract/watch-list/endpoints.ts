import type { Endpoint } from '../define-endpoint.ts';
import { getWatchNews } from './get-watch-news.ts';
import { getWatchedObjects } from './get-watched-objects.ts';
import { getLastSeenObjects, setLastSeenObject } from './last-seen-objects.ts';
import { lookAtWatchList } from './look-at-watch-list.ts';
import { sendWatchList } from './send-watch-list.ts';
import { setWatchedObject } from './set-watched-object.ts';

export const watchListEndpoints = {
  getLastSeenObjects,
  getWatchNews,
  getWatchedObjects,
  lookAtWatchList,
  sendWatchList,
  setLastSeenObject,
  setWatchedObject,
} as const satisfies Record<string, Endpoint>;
