/** Debts of guests by time since the due date. Texts: `money.figures.of.<figure>`. */
export const owedByGuests = ['notDue', 'overdue7', 'overdue30', 'overdueOlder'] as const;
/** Money in transit or waiting, and debts to hosts. `hostsDue` may be paid now. */
export const moneyStocks = [
  'atProvider',
  'payoutsInTransit',
  'refundsOpen',
  'unallocated',
  'setAside',
  'hostsDue',
  'hostsLater',
] as const;
/** Amounts that moved within a month. `commissionVat` is the tax in the commission of the month before, which is billed then. */
export const moneyFlows = ['received', 'refunded', 'paidToHosts', 'commission', 'commissionVat'] as const;

export type OwedByGuests = (typeof owedByGuests)[number];
export type MoneyStock = (typeof moneyStocks)[number];
export type MoneyFlow = (typeof moneyFlows)[number];
export type MoneyFigure = OwedByGuests | MoneyStock | MoneyFlow;

export const moneyFigures: readonly MoneyFigure[] = [...owedByGuests, ...moneyStocks, ...moneyFlows];

export const isMoneyFlow = (figure: MoneyFigure): figure is MoneyFlow =>
  (moneyFlows as readonly MoneyFigure[]).includes(figure);
