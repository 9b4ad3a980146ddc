import { fetchProblems } from '../fetch-problems.ts';

/** What a photo shows, for alternative texts. Texts: `object.scene.<scene>`. */
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

/** Nobody has said what a photo shows: its alternative text names the home alone, and invents no room. */
export const unnamedScene = 'unnamed';

/** Fewer photos show too little of a home, and nobody looks at more. */
export const photosMin = 3;
export const photosMax = 40;
/** Pixels of the longer side: browsers shrink photos to it before the upload, and the server stores no more. */
export const photoSideMax = 2900;

/** Why a photo from a feed is missing: the address failed, or has no usable photo. */
export const feedPhotoProblems = [...fetchProblems, 'unsupported', 'tooSmall', 'unreadable'] as const;
export type FeedPhotoProblem = (typeof feedPhotoProblems)[number];
