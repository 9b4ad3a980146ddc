import type { LandlordBooking } from '../../../contract/landlords/landlord-booking.ts';
import type { CancellationReason } from '../../../domain/booking/cancellation-reasons.ts';
import type { CallFailure, GeneralFailureType } from '../../app/calls/call-failure.ts';
import { useSubmit } from '../../app/calls/use-submit.ts';
import { useTexts } from '../../app/texts-context.tsx';
import type { BookingLink } from '../../features/booking/use-linked.ts';
import type { ChangeAction } from './change-answer.tsx';

interface Answer<Action> {
  sending: Action | null;
  failureKey: string | null;
}

export interface Cancellation {
  reason: CancellationReason;
  message: string;
  keepBlocked: boolean;
}

export interface LandlordActions {
  answer: Answer<'confirm' | 'decline'>;
  sendAnswer(link: BookingLink, action: 'confirm' | 'decline', message: string): Promise<void>;
  cancellation: Answer<'cancel'>;
  sendCancellation(link: BookingLink, cancellation: Cancellation): Promise<void>;
  changeAnswer: Answer<ChangeAction>;
  sendChangeAnswer(link: BookingLink, changeId: number, action: ChangeAction, message: string): Promise<void>;
  /** Shows the booking as it is after an action elsewhere on its page. */
  replace(booking: LandlordBooking): void;
  reload(link: BookingLink): Promise<void>;
}

/** Failures after which the booking is loaded again, because it has been changed elsewhere. */
type Outdated = 'transition-not-allowed' | 'change-not-open' | 'capacity-taken' | 'not-cancellable';

type AnswerCall = 'setBookingConfirmation' | 'setBookingChange' | 'setBookingCancellation';

function findOutdated(failure: CallFailure<AnswerCall>): Outdated | null {
  switch (failure.type) {
    case 'transition-not-allowed':
    case 'change-not-open':
    case 'capacity-taken':
    case 'not-cancellable':
      return failure.type;
    default:
      failure.type satisfies GeneralFailureType | 'booking-not-found';
      return null;
  }
}

/** Actions on a booking and on a change request. The returned booking replaces the displayed one. */
export function useAnswers({
  read,
  replace,
}: {
  read(link: BookingLink): Promise<LandlordBooking>;
  replace(booking: LandlordBooking): void;
}): LandlordActions {
  const { language } = useTexts();
  const reload = async (
    failure: CallFailure<AnswerCall>,
    { bookingId, bookingHash = '' }: { bookingId: unknown; bookingHash?: string | undefined },
  ): Promise<void> => {
    if (findOutdated(failure)) replace(await read({ id: String(bookingId), hash: bookingHash, proof: '' }));
  };
  const answer = useSubmit('setBookingConfirmation', { onDone: replace, onFailure: reload });
  const change = useSubmit('setBookingChange', { onDone: replace, onFailure: reload });
  const cancel = useSubmit('setBookingCancellation', { onDone: replace, onFailure: reload });
  const cancelRefused = cancel.sending ? null : cancel.failure;
  const answerRefused = answer.sending ? null : answer.failure;
  const changeRefused = change.sending ? null : change.failure;
  const changeOutdated = changeRefused && findOutdated(changeRefused);
  return {
    replace,
    reload: async (link) => replace(await read(link)),
    answer: {
      sending: answer.sending?.action ?? null,
      failureKey:
        answerRefused &&
        (answerRefused.type === 'not-on-behalf'
          ? 'acting.refused'
          : `landlord.failure.${findOutdated(answerRefused) ?? 'other'}`),
    },
    sendAnswer: ({ id, hash }, action, message) =>
      answer.submit({ bookingId: Number(id), bookingHash: hash, action, message, languageCode: language }),
    cancellation: {
      sending: cancel.sending && 'cancel',
      failureKey:
        cancelRefused &&
        (cancelRefused.type === 'not-on-behalf'
          ? 'acting.refused'
          : `landlord.failure.${findOutdated(cancelRefused) ?? 'other'}`),
    },
    sendCancellation: ({ id, hash }, cancellation) =>
      cancel.submit({
        bookingId: Number(id),
        bookingHash: hash,
        ...cancellation,
        languageCode: language,
      }),
    changeAnswer: {
      sending: change.sending?.action ?? null,
      failureKey:
        changeRefused &&
        (changeOutdated
          ? `landlord.change.failure.${changeOutdated}`
          : changeRefused.type === 'not-on-behalf'
            ? 'acting.refused'
            : 'landlord.failure.other'),
    },
    sendChangeAnswer: ({ id, hash }, changeId, action, message) =>
      change.submit({
        bookingId: Number(id),
        bookingHash: hash,
        changeId,
        action,
        message,
        languageCode: language,
      }),
  };
}
