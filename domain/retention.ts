/**
 * Days for which personal data is stored once it is no longer needed. The daily deletion job and the privacy page both read these
 * numbers.
 */
export const retentionDays = {
  /** Requests and options that were declined, cancelled or expired. */
  unboundBookings: 180,
  /** Addresses typed by visitors without an account. */
  typedAddresses: 400,
  /** The fact that an address's owner has opened a mailed link, as a hash. */
  confirmedAddresses: 400,
  /** Ended or expired sessions, which reveal the devices of a login. */
  endedSessions: 30,
  /** Account events, and browsers known from logins. */
  accountEvents: 400,
  /** Days from the owner's request to the deletion of an account. */
  deletionGrace: 14,
  accountMails: 2,
  unconfirmedBusinesses: 14,
  decidedBusinesses: 400,
  /** Messages to the office, from the last one on. */
  contactCases: 730,
  /** The office's notes about a person, from their creation on. */
  officeNotes: 730,
  /** Notices about ratings, from the decision on: they may still be disputed in court. */
  ratingReports: 3 * 365,
  /** Uploaded photos of stays that no rating used. */
  unsentPhotos: 30,
  /** Entries of the online check-in, counted from departure. Long enough to declare the tourist tax of that month. */
  checkIns: 60,
  /** Laws on registration set longer terms for homes in Germany and Austria. */
  checkInsInGermany: 365,
  checkInsInAustria: 7 * 365 + 2,
  /** Invitations and memberships of people who work for a landlord, from their end on. */
  teamMembers: 400,
  /** Ticks and notes of changeovers, from that day on. */
  changeovers: 400,
  /** Messages of guest and landlord, from the last one on. */
  messages: 730,
  /** Files of messages that were never sent, or were deleted. */
  looseMessageFiles: 1,
  unconfirmedSignUps: 14,
  /** Addresses without any alert left: the links of their mails no longer work. */
  endedAlerts: 30,
  watchedHomes: 400,
  /** Lists that nobody has used, and what people wrote on lists of others, from their last visit on. */
  savedLists: 400,
  /** Lists that their owner has removed and can restore until then. */
  removedLists: 30,
  seenHomes: 90,
  /** Records that a list was mailed; the address is deleted once the mail is sent. */
  sentWatchLists: 30,
  /** Bounces, by the hash of the address. */
  mailBounces: 90,
  /** Replies that were set aside, and hashes of accepted mails. */
  mailReplies: 180,
  /** Uploaded files that no message used. */
  loneAttachments: 1,
  /** Mails written to files if there is no mail server. */
  mailFiles: 30,
  /** The office's searches for bookings, transfers or refunds; its other acts about money are part of the books. */
  moneySearches: 400,
  /**
   * The books of an agency may be required for ten years at most. The days include leap days and count from the day of
   * issue.
   */
  ownerStatements: 3_653,
  /** Manual postings that were refused or withdrawn, with their documents. Approved ones are part of the books. */
  droppedPostings: 400,
  /** The staff's searches for records of guests, and accesses to records of a person. */
  officeActs: 400,
  /** Decided reviews of texts and resolved comments on them; the history of the text keeps what was said. */
  contentReviews: 730,
  /** Pictures for pages that editors removed or replaced, and can put back until then. */
  removedPictures: 30,
  /** Homes deleted by their landlord, who can restore them until then. */
  deletedHomes: 30,
  /** Changes of a home and its calendar, with their author; the publication, pause or removal itself stays, without the author. */
  homeHistory: 3 * 365,
  /** Finished jobs, and stored replies to repeatable calls. */
  jobsAndReplies: 30,
  /** What programs did with an API key, and which guests they read. */
  apiKeyActs: 400,
  /** Daily counts of arrivals by partner links. */
  partnerVisits: 2 * 365,
  /** Rate limit counts, as hashes. */
  limits: 2,
  /** Three years: the period in which a proof of consent may be demanded. */
  consent: 3 * 365,
  /** The longest counted time between a click on an advertisement and a booking. */
  origins: 400,
  pages: 90,
  timings: 400,
} as const;

const dayMs = 86_400_000;

export function retentionEnd(now: Date, days: number): Date {
  return new Date(now.getTime() - days * dayMs);
}
