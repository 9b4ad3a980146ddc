import { answerCalls } from '../../server/platform/answer-calls.ts';
import { placeAt } from './find-places.ts';

answerCalls({ at: placeAt });
