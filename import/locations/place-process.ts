import { answerCalls } from '../../server/platform/answer-calls.ts';
import { placeAt, townsNamed } from './find-places.ts';

answerCalls({ at: placeAt, named: townsNamed });
