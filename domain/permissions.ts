/** All permissions that a role can give. Every call's access refers to this list. */
export type Permission =
  /**
   * Does the day's work with homes that the person lets or manages, or in which they are a co-host: bookings, messages, calendar, prices and
   * texts; queries limit them to these. What a reception may do as well stands in `stays.own`.
   */
  | 'homes.own'
  /** Looks after stays in homes that the person lets, or in which they work: bookings, messages, check-in, and the calendar to read. */
  | 'stays.own'
  /** Reads payouts, statements, figures and tourist tax of the businesses for which the person acts or keeps the books, and accounts to owners. */
  | 'money.own'
  /** Decides on homes that the person lets or manages: bank, taxes, connections, publishing and removal, and who else works there. */
  | 'homes.owner'
  /** Sees the changeovers of homes that the person lets, or in which they work, and ticks them off. */
  | 'changeovers.own'
  /** Makes and ends API keys of the businesses for which the person acts; queries limit them to these. */
  | 'apiKeys.own'
  /** Sees and changes the partners for which the person acts, and their statistics. */
  | 'partners.own'
  /** Sees people with their roles, sessions and events, grants and removes roles, suspends. */
  | 'accounts.update'
  /** Acts on behalf of landlords or partners, for a limited time and with a reason that they can read. */
  | 'accounts.actFor'
  /** Decides on withheld ratings and on notices about ratings. */
  | 'ratings.update'
  /** Changes the office's texts on single pages. */
  | 'office.update'
  /** Sees the number of waiting tasks; other permissions decide of which kinds. */
  | 'work.see'
  /** Searches bookings, people, cases, homes and vouchers; other permissions decide which of these. */
  | 'records.find'
  /** Reads messages between guests and landlords after one of them has reported them. */
  | 'messages.read'
  /** Sees guests' debts and payments, matches transfers, releases refunds and writes off claims. */
  | 'money.update'
  /** Changes texts of the site, and sees pages with their message keys. */
  | 'localeEditor.update'
  /** Changes content pages. */
  | 'content.update'
  /** Approves texts that others have written, or gives them back. */
  | 'content.review'
  /** Publishes texts without an approval, and decides of which kinds of page others need one. */
  | 'content.publish'
  /** Changes the operator's facts, accounts and colours, and opens the site. */
  | 'operator.update'
  /** Sees failed mails, resends or drops them, and sees samples of all mails. */
  | 'mails.update'
  /** Writes issues of the newsletter and sends them. */
  | 'campaigns.update'
  /** Sees timings and the data of the own visit. */
  | 'userDebug.show';
