import { messageSides } from '../../../domain/messages/message-limits.ts';
import { retentionDays, retentionEnd } from '../../../domain/retention.ts';
import type { Area } from '../../http/area-module.ts';
import { bindArea } from '../../http/bind.ts';
import type { Tx } from '../../platform/database.ts';
import { enqueue, jobBody } from '../../platform/jobs.ts';
import { fileRoutes } from './file-routes.ts';
import { forgetMessages } from './forget-messages.ts';
import { messageReplies } from './message-replies.ts';
import { confirmQuestionJob } from './jobs/confirm-question-job.ts';
import { mailConfirmation } from './mail-confirmation.ts';
import { tellHeldBackJob } from './jobs/tell-held-back-job.ts';
import { tellMessagesJob } from './jobs/tell-messages-job.ts';
import { sampleMessagesMails } from './mails/sample-messages-mails.ts';
import type { MessagesDeps } from './messages-deps.ts';
import { openThread } from './open-thread.ts';
import { personalDataOfMessages } from './personal-data-store.ts';
import { questionsStore } from './questions-store.ts';
import { tellMessages } from './tell-messages.ts';
import { sendTimedBody, sendTimedJob } from './templates/send-timed.ts';
import { tellHeldBack } from './templates/tell-held-back.ts';
import { templatesStore } from './templates/templates-store.ts';
import { messagesCalls } from './calls.generated.ts';

/** Deletes wifi and key code of a home, within a change of the home. */
export const deleteHomeAccess = templatesStore.deleteAccess;

export interface Messages {
  /** Assigns questions asked with the account's address to the account, before the address passes to another person. */
  joinAccount(tx: Tx, uid: string): Promise<void>;
}

export function createMessages(deps: MessagesDeps): Area<Messages> {
  return {
    joinAccount: (tx, uid) => questionsStore.joinByAddress(tx, uid),
    module: {
      name: 'messages',
      personalData: personalDataOfMessages,
      endpoints: bindArea(messagesCalls, deps, {
        bookingID: ({ bookingID, bookingHash }, user) =>
          openThread(deps, 'guest', { bookingId: bookingID, bookingHash }, user),
        bookingId: (link, user) => openThread(deps, 'landlord', link, user),
      }),
      routes: fileRoutes(deps),
      replies: messageSides.map((side) => messageReplies(deps, side)),
      jobs: [
        jobBody(tellMessagesJob, (payload) => tellMessages(deps, payload)),
        jobBody(confirmQuestionJob, (payload) => mailConfirmation(deps, payload)),
        jobBody(tellHeldBackJob, (payload) => tellHeldBack(deps, payload)),
        sendTimedBody(deps),
      ],
      start: () =>
        deps.connection.transaction((tx) =>
          enqueue(tx, sendTimedJob, {}, { key: 'once', runAt: deps.clock.now() }),
        ),
      sampleMails: sampleMessagesMails,
      forget: (now) =>
        forgetMessages(deps, {
          threadsBefore: retentionEnd(now, retentionDays.messages),
          filesBefore: retentionEnd(now, retentionDays.looseMessageFiles),
          unsentBefore: retentionEnd(now, retentionDays.unconfirmedSignUps),
        }),
    },
  };
}
