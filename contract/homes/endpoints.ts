import type { Endpoint } from '../define-endpoint.ts';
import { beginHomePhoto } from './begin-home-photo.ts';
import { createOwnHome } from './create-own-home.ts';
import { decideOnHome } from './decide-on-home.ts';
import { findHomes } from './find-homes.ts';
import { findHomePlaces } from './find-home-places.ts';
import { findHomesInReview } from './find-homes-in-review.ts';
import { getHomeHistory } from './get-home-history.ts';
import { getOwnHome } from './get-own-home.ts';
import { getOwnHomes } from './get-own-homes.ts';
import { previewOwnSeasons } from './preview-own-seasons.ts';
import { setOwnHome } from './set-own-home.ts';
import { setOwnHomeState } from './set-own-home-state.ts';
import { translateOwnTexts } from './translate-own-texts.ts';

export const homesEndpoints = {
  beginHomePhoto,
  createOwnHome,
  decideOnHome,
  findHomes,
  findHomePlaces,
  findHomesInReview,
  getHomeHistory,
  getOwnHome,
  getOwnHomes,
  previewOwnSeasons,
  setOwnHome,
  setOwnHomeState,
  translateOwnTexts,
} as const satisfies Record<string, Endpoint>;
