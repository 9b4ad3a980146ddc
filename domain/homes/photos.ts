import { fetchProblems } from '../fetch-problems.ts';

/** Subjects of photos, for alternative texts. Texts: `object.scene.<scene>`. */
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

/** The subject is not entered: the alternative text only contains the home's name. */
export const unnamedScene = 'unnamed';

/** Characters of what hosts say of a photo in their own words. */
export const captionMax = 120;

/** Bounds of the number of photos: fewer show too little of a home, and more are not viewed. */
export const photosMin = 3;
export const photosMax = 40;
/** Pixels of the longer side: browsers shrink photos to it before the upload, and the server stores no more. */
export const photoSideMax = 2900;

/** The reasons why a photo from a feed is missing: the address failed, or has no usable photo. */
export const feedPhotoProblems = [...fetchProblems, 'unsupported', 'tooSmall', 'unreadable'] as const;
export type FeedPhotoProblem = (typeof feedPhotoProblems)[number];
