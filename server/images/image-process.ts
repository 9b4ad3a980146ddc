import { illustrator } from '../../illustrations/illustrator.ts';
import { answerCalls } from '../platform/answer-calls.ts';
import { createImageWork } from './image-work.ts';

answerCalls(createImageWork(illustrator));
