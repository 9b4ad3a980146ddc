import { answerCalls } from '../../server/platform/answer-calls.ts';
import { findPlaceAt } from './find-places.ts';

answerCalls({ at: findPlaceAt });
