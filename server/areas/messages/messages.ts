import { messagesEndpoints } from '../../../contract/messages/endpoints.ts';
import { messageSides } from '../../../domain/messages/message-limits.ts';
import { retentionDays, retentionEnd } from '../../../domain/retention.ts';
import type { AreaModule } from '../../http/area-module.ts';
import { bindArea } from '../../http/bind.ts';
import { jobBody } from '../../platform/jobs.ts';
import { fileRoutes } from './file-routes.ts';
import { forgetMessages } from './forget-messages.ts';
import { getLandlordThreadsHandler, getOwnThreadsHandler } from './handlers/list-threads.ts';
import {
  closeReportHandler,
  findReportedThreadsHandler,
  readReportedThreadHandler,
} from './handlers/report-handlers.ts';
import {
  getThreadHandler,
  removeReadyAnswerHandler,
  reportThreadHandler,
  saveReadyAnswerHandler,
  seeThreadHandler,
  sendMessageHandler,
} from './handlers/thread-handlers.ts';
import { messageReplies } from './message-replies.ts';
import { tellMessagesJob } from './jobs/tell-messages-job.ts';
import { sampleMessagesMails } from './mails/sample-messages-mails.ts';
import type { MessagesDeps } from './messages-deps.ts';
import { openThread } from './open-thread.ts';
import { personalDataOfMessages } from './personal-data-store.ts';
import { tellMessages } from './tell-messages.ts';

export function createMessages(deps: MessagesDeps): { readonly module: AreaModule } {
  const { db } = deps.connection;
  return {
    module: {
      name: 'messages',
      personalData: personalDataOfMessages,
      endpoints: bindArea(
        messagesEndpoints,
        {
          closeReport: closeReportHandler(deps),
          findReportedThreads: findReportedThreadsHandler(deps),
          getGuestThread: getThreadHandler(deps),
          getLandlordThread: getThreadHandler(deps),
          getLandlordThreads: getLandlordThreadsHandler(db),
          getOwnThreads: getOwnThreadsHandler(db),
          readReportedThread: readReportedThreadHandler(deps),
          removeReadyAnswer: removeReadyAnswerHandler(deps),
          reportGuestThread: reportThreadHandler(deps),
          reportLandlordThread: reportThreadHandler(deps),
          saveReadyAnswer: saveReadyAnswerHandler(deps),
          seeGuestThread: seeThreadHandler(deps),
          seeLandlordThread: seeThreadHandler(deps),
          sendGuestMessage: sendMessageHandler(deps),
          sendLandlordMessage: sendMessageHandler(deps),
        },
        // Guests' links write bookingID, landlords' bookingId.
        (link: { bookingHash: string; bookingID?: number; bookingId?: number }, user) => {
          const { bookingID, bookingId = 0, bookingHash } = link;
          return bookingID === undefined
            ? openThread(deps, 'landlord', { bookingId, bookingHash }, user)
            : openThread(deps, 'guest', { bookingId: bookingID, bookingHash }, user);
        },
      ),
      routes: fileRoutes(deps),
      replies: messageSides.map((side) => messageReplies(deps, side)),
      jobs: [jobBody(tellMessagesJob, (told) => tellMessages(deps, told))],
      sampleMails: sampleMessagesMails,
      forget: (now) =>
        forgetMessages(deps, {
          threadsBefore: retentionEnd(now, retentionDays.messages),
          filesBefore: retentionEnd(now, retentionDays.looseMessageFiles),
        }),
    },
  };
}
