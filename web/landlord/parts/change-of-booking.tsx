import { useState, type ReactNode } from 'react';
import type { LandlordBooking } from '../../../contract/landlords/landlord-booking.ts';
import { useTexts } from '../../app/texts-context.tsx';
import type { BookingLink } from '../../features/booking/use-linked.ts';
import { ChangeAnswer } from './change-answer.tsx';
import { OwnProposal } from './own-proposal.tsx';
import type { LandlordActions } from './use-answers.ts';

/** The latest change of a booking: what the guest asks for, or what the host has proposed. */
export function ChangeOfBooking({
  booking: { change },
  link,
  actions,
}: {
  booking: LandlordBooking;
  link: BookingLink;
  actions: LandlordActions;
}): ReactNode {
  const { t } = useTexts();
  const [firstChangeID] = useState(change?.changeID);
  const { sending, failureKey } = actions.changeAnswer;
  if (!change) return null;
  return change.proposal ? (
    <OwnProposal
      key={change.changeID}
      change={change}
      proposal={change.proposal}
      isNew={change.changeID !== firstChangeID}
      link={link}
      actions={actions}
    />
  ) : (
    <ChangeAnswer
      key={change.changeID}
      change={change}
      failure={failureKey && t(failureKey)}
      sending={sending}
      onAnswer={(action, message) => actions.sendChangeAnswer(link, change.changeID, action, message)}
    />
  );
}
