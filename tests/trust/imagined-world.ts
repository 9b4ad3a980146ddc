import type { CallWorld } from './valid-calls.ts';

/** Links whose secrets are the same letter again and again. */
function worldWith(bookingID: number, letters: string): CallWorld {
  const [guestHash, landlordHash, userKey, alertKey, ratingHash] = [...letters].map((one) => one.repeat(43));
  return {
    ...{ url: 'http://localhost', home: 1, bookingID, person: 1, subscriber: 1, alertAddress: 1 },
    ...{ ratingNumber: 1, caseNumber: 1, guestHash: guestHash!, landlordHash: landlordHash! },
    ...{ userKey: userKey!, alertKey: alertKey!, ratingHash: ratingHash! },
  };
}

/** What calls speak of where no server answers them. */
export const imaginedWorld = worldWith(4_000_001, 'gluar');

/** Another booking of the same home. */
export const otherImaginedWorld = worldWith(4_000_002, 'hmvbs');
