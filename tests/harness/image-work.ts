import { createPictureWork } from '../../engines/pictures/face.ts';

/** What is done with pictures, in the process of the test. */
export const imageWork = createPictureWork();
