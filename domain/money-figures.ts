/** What guests owe by how long it has been due. Texts: `money.figures.of.<figure>`. */
export const owedByGuests = ['notDue', 'overdue7', 'overdue30', 'overdueOlder'] as const;
/** What is on its way or waits, and what hosts are owed: `hostsDue` may be paid now. */
export const moneyStocks = [
  'atProvider',
  'payoutsInTransit',
  'refundsOpen',
  'unallocated',
  'hostsDue',
  'hostsLater',
] as const;
/** What moved within a month. */
export const moneyFlows = ['received', 'refunded', 'paidToHosts', 'commission'] as const;

export type OwedByGuests = (typeof owedByGuests)[number];
export type MoneyStock = (typeof moneyStocks)[number];
export type MoneyFlow = (typeof moneyFlows)[number];
export type MoneyFigure = OwedByGuests | MoneyStock | MoneyFlow;

export const moneyFigures: readonly MoneyFigure[] = [...owedByGuests, ...moneyStocks, ...moneyFlows];

export const isMoneyFlow = (figure: MoneyFigure): figure is MoneyFlow =>
  (moneyFlows as readonly MoneyFigure[]).includes(figure);
