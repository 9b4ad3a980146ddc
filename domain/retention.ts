/**
 * These are the days for which data of people is stored once it serves nobody any more. One job a day deletes by them, and
 * the page about privacy says them: no other place knows.
 */
export const retentionDays = {
  /** Bookings that bound nobody: requests and options that were declined, cancelled or ran out. */
  unboundBookings: 180,
  /** Addresses that visitors typed without an account. */
  typedAddresses: 400,
  /** That the owner of an address has opened a link from a mail, as a hash. */
  confirmedAddresses: 400,
  /** Sessions that ended or ran out, whose list tells where one was logged in. */
  endedSessions: 30,
  /** What happened to an account, and the browsers that are known from its logins. */
  accountEvents: 400,
  /** An account ends so long after its owner has asked for it. */
  deletionGrace: 14,
  /** Mails about accounts whose links have run out. */
  accountMails: 2,
  /** Registrations of businesses whose address nobody has confirmed. */
  unconfirmedBusinesses: 14,
  /** Registrations of businesses on which the office has decided. */
  decidedBusinesses: 400,
  /** What was written to the office, from the last message on. */
  contactCases: 730,
  /** Notices about ratings, from the decision on: for so long somebody may go to court about it. */
  ratingReports: 3 * 365,
  /** Photos of stays that were sent and never went with a rating. */
  unsentPhotos: 30,
  /** What guest and landlord wrote to each other, from the last message on. */
  messages: 730,
  /** Files that were chosen for a message which was never sent, or whose message is gone. */
  looseMessageFiles: 1,
  /** Sign-ups for the newsletter that nobody has confirmed. */
  unconfirmedSignUps: 14,
  /** Addresses without any alert left: the links of their mails open nothing any more. */
  endedAlerts: 30,
  watchedHomes: 400,
  seenHomes: 90,
  /** A row says that a list was sent by mail; its address is deleted when the mail is out. */
  sentWatchLists: 30,
  /** Reports that an address, known by a hash, did not take a mail. */
  mailBounces: 90,
  /** Answers to mails that were set aside, and that a mail was taken, by a hash. */
  mailReplies: 180,
  /** Files that were sent and that no message has taken. */
  loneAttachments: 1,
  /** Mails in files, where there is no mail server. */
  mailFiles: 30,
  /** That somebody of the office has searched for bookings, transfers or refunds; what else they did about money is part of the books. */
  moneySearches: 400,
  /** What was changed of a home and in its calendar, and who did it; that it was shown, paused or removed stays, without who did it. */
  homeHistory: 3 * 365,
  /** Jobs that are done, and the replies to calls that may be repeated. */
  jobsAndReplies: 30,
  /** How often somebody came by the links of partners, as counts by day. */
  partnerVisits: 2 * 365,
  /** Counts of how often something happened, as hashes. */
  limits: 2,
  /** Three years: for so long somebody may ask for the proof of a consent. */
  consent: 3 * 365,
  /** The longest time between a click on an advertisement and a booking that is counted. */
  origins: 400,
  pages: 90,
  timings: 400,
} as const;

const dayMs = 86_400_000;

/** The moment before which what is stored for so many days has to go. */
export function retentionEnd(now: Date, days: number): Date {
  return new Date(now.getTime() - days * dayMs);
}
