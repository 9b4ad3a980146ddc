/** The areas of hosts, those who work for them, and partners, as the account's page leads to them. */
export const businessEntries = [
  { name: 'host', permission: 'stays.own', testId: 'landlord-entry' },
  { name: 'bookkeeper', permission: 'money.own', testId: 'bookkeeper-entry' },
  { name: 'cleaner', permission: 'changeovers.own', testId: 'cleaner-entry' },
  { name: 'partner', permission: 'partners.own', testId: 'partner-entry' },
] as const;
