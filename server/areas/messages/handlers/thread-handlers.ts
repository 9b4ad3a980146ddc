import type { getGuestThread } from '../../../../contract/messages/get-guest-thread.ts';
import type { getLandlordThread } from '../../../../contract/messages/get-landlord-thread.ts';
import type { removeReadyAnswer } from '../../../../contract/messages/remove-ready-answer.ts';
import type { reportGuestThread } from '../../../../contract/messages/report-guest-thread.ts';
import type { reportLandlordThread } from '../../../../contract/messages/report-landlord-thread.ts';
import type { saveReadyAnswer } from '../../../../contract/messages/save-ready-answer.ts';
import type { seeGuestThread } from '../../../../contract/messages/see-guest-thread.ts';
import type { seeLandlordThread } from '../../../../contract/messages/see-landlord-thread.ts';
import type { sendGuestMessage } from '../../../../contract/messages/send-guest-message.ts';
import type { sendLandlordMessage } from '../../../../contract/messages/send-landlord-message.ts';
import type { Endpoint } from '../../../../contract/define-endpoint.ts';
import type { Thread } from '../../../../contract/messages/thread.ts';
import type { Handler } from '../../../http/handler.ts';
import { answersStore } from '../answers-store.ts';
import type { MessagesDeps, OpenedThread } from '../messages-deps.ts';
import { messagesStore } from '../messages-store.ts';
import { readThread } from '../present-thread.ts';
import { reportsStore } from '../reports-store.ts';
import { sendMessage } from '../send-message.ts';
import { subjectsStore } from '../subjects-store.ts';

type Of<E extends Endpoint> = Handler<E, OpenedThread>;
type ThreadAnswer = { ok: true; data: { thread: Thread | null } };

const presentOpenedThread = async (deps: MessagesDeps, opened: OpenedThread): Promise<ThreadAnswer> => ({
  ok: true,
  data: { thread: await readThread(deps, opened) },
});

function getThreadHandler(deps: MessagesDeps): Of<typeof getGuestThread> & Of<typeof getLandlordThread> {
  return async ({ version }: { version: string }, { opened }: { opened: OpenedThread }) => ({
    ok: true,
    data: { thread: await readThread(deps, opened, version) },
  });
}

function sendMessageHandler(
  deps: MessagesDeps,
): Of<typeof sendGuestMessage> & Of<typeof sendLandlordMessage> {
  return async (
    message: { text: string; files: number[]; idempotencyKey: string },
    { opened, network }: { opened: OpenedThread; network: string | null },
  ) => {
    const outcome = await sendMessage(deps, opened, message, network);
    return outcome.ok ? presentOpenedThread(deps, opened) : outcome;
  };
}

/** Marks messages as read; pages call it when a message was visible on the screen. */
function seeThreadHandler(deps: MessagesDeps): Of<typeof seeGuestThread> & Of<typeof seeLandlordThread> {
  return async ({ messageID }: { messageID: number }, { opened }: { opened: OpenedThread }) => {
    const at = deps.clock.now();
    await deps.connection.transaction((tx) => messagesStore.see(tx, { ...opened, messageId: messageID, at }));
    return presentOpenedThread(deps, opened);
  };
}

function reportThreadHandler(
  deps: MessagesDeps,
): Of<typeof reportGuestThread> & Of<typeof reportLandlordThread> {
  return async ({ reason }: { reason: string }, { opened }: { opened: OpenedThread }) => {
    const { last: lastMessageId } = await messagesStore.marks(deps.connection.db, opened.bookingId);
    if (lastMessageId === 0) return { ok: false, type: 'thread-empty', data: null };
    const at = deps.clock.now();
    await deps.connection.transaction((tx) => reportsStore.insert(tx, { ...opened, reason, at }));
    return presentOpenedThread(deps, opened);
  };
}

export function saveReadyAnswerHandler(deps: MessagesDeps): Of<typeof saveReadyAnswer> {
  return async ({ title, text }, { opened }) => {
    const booking = await subjectsStore.find(deps.connection.db, opened.bookingId);
    if (!booking) return { ok: false, type: 'booking-not-found', data: null };
    const answer = { landlordId: booking.landlordId, title, text, at: deps.clock.now() };
    await deps.connection.transaction((tx) => answersStore.add(tx, answer));
    return presentOpenedThread(deps, opened);
  };
}

export function removeReadyAnswerHandler(deps: MessagesDeps): Of<typeof removeReadyAnswer> {
  return async ({ answerID }, { opened }) => {
    const booking = await subjectsStore.find(deps.connection.db, opened.bookingId);
    if (!booking) return { ok: false, type: 'booking-not-found', data: null };
    await deps.connection.transaction((tx) => answersStore.remove(tx, booking.landlordId, answerID));
    return presentOpenedThread(deps, opened);
  };
}

export const getGuestThreadHandler = getThreadHandler;
export const getLandlordThreadHandler = getThreadHandler;
export const reportGuestThreadHandler = reportThreadHandler;
export const reportLandlordThreadHandler = reportThreadHandler;
export const seeGuestThreadHandler = seeThreadHandler;
export const seeLandlordThreadHandler = seeThreadHandler;
export const sendGuestMessageHandler = sendMessageHandler;
export const sendLandlordMessageHandler = sendMessageHandler;
