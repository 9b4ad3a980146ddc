import { fetchProblems } from '../fetch-problems.ts';

/** What a photo shows; alternative texts say it in the reader's language. Texts: `object.scene.<scene>`. */
export const photoScenes = [
  'outside',
  'living',
  'kitchen',
  'bedroom',
  'bath',
  'terrace',
  'balcony',
  'view',
  'pool',
  'sauna',
] as const;
export type PhotoScene = (typeof photoScenes)[number];

/** What a photo shows as long as nobody says so, by its place from 0 on: the first is mostly the house. */
export const assumedScene = (place: number): PhotoScene => (place === 0 ? 'outside' : 'living');

/** Fewer photos show too little of a home, more are looked at by nobody. */
export const photosMin = 3;
export const photosMax = 40;
/** The longer side to which browsers shrink photos before they send them; the server keeps no more. */
export const photoSideMax = 2900;

/** Why a photo that a feed names is not there: its address gave nothing, or nothing that is a photo. */
export const feedPhotoProblems = [...fetchProblems, 'unsupported', 'tooSmall', 'unreadable'] as const;
export type FeedPhotoProblem = (typeof feedPhotoProblems)[number];
