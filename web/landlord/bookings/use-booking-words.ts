import type { LandlordBookingItem } from '../../../contract/landlords/landlord-booking-item.ts';
import { nightsBetween } from '../../../domain/stay.ts';
import { labelled } from '../../../texts/labelled.ts';
import { useTexts } from '../../app/texts-context.tsx';
import { useMoneyWords } from '../parts/use-money-words.ts';

interface BookingWords {
  words: ReturnType<typeof useMoneyWords>;
  listNotes(booking: LandlordBookingItem): string[];
  countNights(booking: LandlordBookingItem): number;
  stateText(status: LandlordBookingItem['status']): string;
  partyText(booking: LandlordBookingItem): string;
  checkInText(booking: LandlordBookingItem): string;
  toHost(money: LandlordBookingItem['money']): string;
}

/** What the cells of the table of bookings say. */
export function useBookingWords(): BookingWords {
  const { t, format, language } = useTexts();
  const words = useMoneyWords();
  const listNotes = ({
    direct,
    holdUntil,
    changeOpen,
    proposal,
    conflicts,
    otherRequests,
  }: LandlordBookingItem): string[] =>
    [
      direct !== null && t(`landlord.direct.${direct.paidOn === null ? 'notPaidNote' : 'paidNote'}`),
      holdUntil !== null && t('landlord.holdUntil', { moment: format.moment(holdUntil) }),
      changeOpen && t('landlord.area.changeOpen'),
      proposal !== null &&
        t(`landlord.area.${proposal.concludes ? 'offerOpen' : 'proposalOpen'}`, {
          until: format.moment(proposal.expiresAt),
        }),
      conflicts > otherRequests && t('landlord.area.conflict'),
      otherRequests > 0 && t('landlord.area.otherRequests', { count: otherRequests }),
    ].filter((note) => note !== false);
  const countNights = ({ startDate, endDate }: LandlordBookingItem): number =>
    nightsBetween(startDate, endDate);
  const stateText = (status: LandlordBookingItem['status']): string =>
    t(status === 'booked' ? 'work.toConfirm' : `booking.status.${status}`);
  const partyText = ({ persons, pets }: LandlordBookingItem): string =>
    [t('booking.stay.persons', { count: persons }), pets > 0 && t('landlord.area.dogs', { count: pets })]
      .filter(Boolean)
      .join(', ');
  const checkInText = ({ registration }: LandlordBookingItem): string => {
    if (!registration) return '';
    const { filled, persons, confirmed } = registration;
    return t(`landlord.checkIn.${confirmed ? 'confirmed' : 'progress'}`, { filled, persons });
  };
  const toHost = (money: LandlordBookingItem['money']): string => {
    const payout = words.payout(money);
    return payout === '' ? '' : labelled(language, t('landlord.money.you'), payout);
  };
  return { words, listNotes, countNights, stateText, partyText, checkInText, toHost };
}
