export type Permission =
  /** Sees and changes homes that the person lets or manages, and answers their bookings; queries decide which ones. */
  | 'homes.own'
  /** Makes and ends API keys of businesses for which the person acts; queries decide which ones. */
  | 'apiKeys.own'
  | 'partners.own'
  | 'accounts.update'
  /** Acts for landlords and partners, for a limited time and with a reason shown to them. */
  | 'accounts.actFor'
  | 'ratings.update'
  | 'office.update'
  /** Reads messages of guests and landlords in threads that one of them reported. */
  | 'messages.read'
  /** Sees what guests owe and have paid, matches transfers, releases refunds and writes off claims. */
  | 'money.update'
  /** Changes texts, and can view the site with message keys in place of texts. */
  | 'localeEditor.update'
  | 'content.update'
  /** Views mails that could not be sent, sends them again or drops them, and views samples of all mails. */
  | 'mails.update'
  | 'campaigns.update'
  | 'userDebug.show';
