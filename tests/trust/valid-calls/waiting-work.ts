import type { CallsOf } from '../../../contract/api.ts';
import type { ValidCalls } from './call-parts.ts';

export const waitingWorkCalls: ValidCalls<CallsOf<'waiting-work'>> = { getWaitingWork: () => ({}) };
