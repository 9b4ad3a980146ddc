import type { ResponseOf } from '../../../contract/define-endpoint.ts';
import type { Api } from '../../../contract/api.ts';
import type { Thread } from '../../../contract/messages/thread.ts';
import type { MessageSide } from '../../../domain/messages/message-limits.ts';
import { addEndpoints, browserApi } from '../../app/api/browser-api.ts';
import type { BookingLink } from '../booking/use-linked.ts';
import { endpointPaths } from './endpoint-paths.generated.ts';

addEndpoints(endpointPaths);

type Answer = ResponseOf<Api['getGuestThread']>;
export interface Sending {
  text: string;
  files: number[];
}

/** Calls of one side of a thread; each side has its own endpoints. */
export interface ThreadCalls {
  /** Returns null if nothing has changed since the given version. */
  read(version: string, signal?: AbortSignal): Promise<Thread | null>;
  send(message: Sending, idempotencyKey: string): Promise<Answer>;
  see(messageID: number): Promise<Answer>;
  report(reason: string): Promise<Answer>;
  saveAnswer(title: string, text: string): Promise<Answer>;
  removeAnswer(answerID: number): Promise<Answer>;
  filesPath: string;
}

export function threadCalls(side: MessageSide, { id, hash: bookingHash }: BookingLink): ThreadCalls {
  const number = Number(id);
  const asGuest = { bookingID: number, bookingHash };
  const asLandlord = { bookingId: number, bookingHash };
  const isGuest = side === 'guest';
  return {
    async read(version, signal) {
      const options = signal === undefined ? {} : { signal };
      const { thread } = await (isGuest
        ? browserApi.call('getGuestThread', { ...asGuest, version }, options)
        : browserApi.call('getLandlordThread', { ...asLandlord, version }, options));
      return thread;
    },
    send: (message, idempotencyKey) =>
      isGuest
        ? browserApi.call('sendGuestMessage', { ...asGuest, ...message, idempotencyKey })
        : browserApi.call('sendLandlordMessage', { ...asLandlord, ...message, idempotencyKey }),
    see: (messageID) =>
      isGuest
        ? browserApi.call('seeGuestThread', { ...asGuest, messageID })
        : browserApi.call('seeLandlordThread', { ...asLandlord, messageID }),
    report: (reason) =>
      isGuest
        ? browserApi.call('reportGuestThread', { ...asGuest, reason })
        : browserApi.call('reportLandlordThread', { ...asLandlord, reason }),
    saveAnswer: (title, text) => browserApi.call('saveReadyAnswer', { ...asLandlord, title, text }),
    removeAnswer: (answerID) => browserApi.call('removeReadyAnswer', { ...asLandlord, answerID }),
    filesPath: `/api/messages/${side}/${number}/files`,
  };
}
