import { createPictureWork } from '../../engines/pictures/face.ts';
import { answerCalls } from '../platform/answer-calls.ts';

answerCalls(createPictureWork());
