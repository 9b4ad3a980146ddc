/** All rights that a role can give; what is not named here no call asks for. */
export type Permission =
  /** Sees and changes the homes that the person lets or manages, and answers their bookings; which ones queries decide. */
  | 'homes.own'
  /** Makes and ends API keys of those whom the person acts for; which ones queries decide. */
  | 'apiKeys.own'
  /** Sees and changes the partners that the person acts for, and what came by their links. */
  | 'partners.own'
  /** Sees people with their roles, sessions and events, grants and takes roles, suspends. */
  | 'accounts.update'
  /** Acts for those who let homes or send guests, for a while and with a reason that they read. */
  | 'accounts.actFor'
  /** Decides on ratings that are held and on notices about them. */
  | 'ratings.update'
  /** Changes what the office says on single pages. */
  | 'office.update'
  /** Sees how much waits for the staff; of what, their other permissions decide. */
  | 'work.see'
  /** Finds bookings, people, cases, homes and vouchers; which of these their other permissions decide. */
  | 'records.find'
  /** Reads what guests and landlords write to each other, where one of them has asked for it. */
  | 'messages.read'
  /** Sees what guests owe and have paid, matches transfers, releases refunds and gives claims up. */
  | 'money.update'
  /** Changes texts of the site, and reads it in the language of its message keys. */
  | 'localeEditor.update'
  /** Changes pages of the content. */
  | 'content.update'
  /** Says who runs the site, by what accounts and colours, and opens it. */
  | 'operator.update'
  /** Looks at mails that could not be sent, sends them again or drops them, and at samples of all mails. */
  | 'mails.update'
  /** Writes issues of the newsletter and sends them. */
  | 'campaigns.update'
  /** Sees timings and what is known of the own visit. */
  | 'userDebug.show';
