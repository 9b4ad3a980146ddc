import type { BookingMailTemplate } from '../../../../../domain/booking/mail-templates.ts';
import type { BookingMail } from '../booking-mail.ts';
import { arrivalMail } from './arrival.ts';
import { bookedMail } from './booked.ts';
import { cancelledByHostMail } from './cancelled-by-host.ts';
import { cancelledMail } from './cancelled.ts';
import { changeAcceptedMail } from './change-accepted.ts';
import { changeAskedMail } from './change-asked.ts';
import { changeDeclinedMail } from './change-declined.ts';
import { changeProposedMail } from './change-proposed.ts';
import { confirmedMail } from './confirmed.ts';
import { declinedMail } from './declined.ts';
import { optionMail } from './option.ts';
import { plainMail } from './plain-mail.ts';
import { proposalAcceptedMail } from './proposal-accepted.ts';
import { proposalDeclinedMail } from './proposal-declined.ts';
import { proposalExpiredMail, proposalWithdrawnMail } from './proposal-ended.ts';
import { reminderMail } from './reminder.ts';
import { requestMail } from './request.ts';

export const mailsByTemplate: Readonly<Record<BookingMailTemplate, BookingMail>> = {
  booked: bookedMail,
  option: optionMail,
  request: requestMail,
  confirmed: confirmedMail,
  declined: declinedMail,
  taken: plainMail,
  unanswered: plainMail,
  reminder: reminderMail,
  cancelled: cancelledMail,
  cancelledByHost: cancelledByHostMail,
  changeAsked: changeAskedMail,
  changeAccepted: changeAcceptedMail,
  changeDeclined: changeDeclinedMail,
  changeWithdrawn: plainMail,
  changeExpired: plainMail,
  changeProposed: changeProposedMail,
  proposalAccepted: proposalAcceptedMail,
  proposalDeclined: proposalDeclinedMail,
  proposalWithdrawn: proposalWithdrawnMail,
  proposalExpired: proposalExpiredMail,
  newLink: plainMail,
  arrival: arrivalMail,
};
