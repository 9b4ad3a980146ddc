import type { CallWorld } from './valid-calls.ts';

/** A world whose links have one repeated letter as secret. */
function worldWith(bookingID: number, letters: string): CallWorld {
  const [guestHash, landlordHash, userKey, alertKey, ratingHash] = [...letters].map((one) => one.repeat(43));
  return {
    ...{ url: 'http://localhost', home: 1, bookingID, person: 1, subscriber: 1, alertAddress: 1 },
    ...{ ratingNumber: 1, caseNumber: 1, guestHash: guestHash!, landlordHash: landlordHash! },
    ...{ userKey: userKey!, alertKey: alertKey!, ratingHash: ratingHash! },
  };
}

export const imaginedWorld = worldWith(4_000_001, 'gluar');

export const otherImaginedWorld = worldWith(4_000_002, 'hmvbs');
