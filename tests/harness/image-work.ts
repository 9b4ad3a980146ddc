import { illustrator } from '../../illustrations/illustrator.ts';
import { createImageWork } from '../../server/images/image-work.ts';

/** What is done with pictures, in the process of the test. */
export const imageWork = createImageWork(illustrator);
