import { createPictureWork } from '../../engines/pictures/face.ts';

export const imageWork = createPictureWork();
