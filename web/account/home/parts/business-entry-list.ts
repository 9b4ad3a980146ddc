/** The areas of hosts, cleaners and partners, as the account's page leads to them. */
export const businessEntries = [
  { name: 'host', permission: 'homes.own', testId: 'landlord-entry' },
  { name: 'cleaner', permission: 'changeovers.own', testId: 'cleaner-entry' },
  { name: 'partner', permission: 'partners.own', testId: 'partner-entry' },
] as const;
