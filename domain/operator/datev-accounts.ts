/** DATEV's standard charts of accounts. */
export const datevCharts = ['skr03', 'skr04'] as const;
export type DatevChart = (typeof datevCharts)[number];

/**
 * Default account numbers by chart. None of them computes or fills in tax automatically, because the ledger posts tax
 * itself.
 */
export const datevAccounts = {
  skr03: {
    guestReceivable: '1410',
    bank: '1200',
    providerClearing: '1360',
    landlordPayable: '1701',
    insurancePayable: '1590',
    touristTaxPayable: '1591',
    commissionRevenue: '8510',
    payoutsInTransit: '1361',
    vatPayable: '1776',
    voucherLiability: '1703',
    expiredVouchers: '2700',
    refundsPayable: '1704',
    unallocatedReceipts: '1592',
    bonusCost: '4600',
    writtenOff: '2400',
    bankFees: '4970',
    goodwillCost: '4655',
    clearing: '1593',
  },
  skr04: {
    guestReceivable: '1210',
    bank: '1800',
    providerClearing: '1460',
    landlordPayable: '3501',
    insurancePayable: '1370',
    touristTaxPayable: '1371',
    commissionRevenue: '4560',
    payoutsInTransit: '1461',
    vatPayable: '3806',
    voucherLiability: '3503',
    expiredVouchers: '4830',
    refundsPayable: '3504',
    unallocatedReceipts: '1372',
    bonusCost: '6600',
    writtenOff: '6930',
    bankFees: '6855',
    goodwillCost: '6645',
    clearing: '1373',
  },
} as const satisfies Record<DatevChart, Record<string, string>>;

type MappedAccount = keyof (typeof datevAccounts)['skr03'];

const isMapped = (name: string): name is MappedAccount => Object.hasOwn(datevAccounts.skr03, name);

/**
 * Parses account numbers that differ from the chart, one per line, such as `bank=1210`. Null if a line has another
 * form.
 */
export function readDatevAccounts(text: string): Partial<Record<MappedAccount, string>> | null {
  const numbers: Partial<Record<MappedAccount, string>> = {};
  for (const line of text
    .split('\n')
    .map((one) => one.replaceAll(/\s/g, ''))
    .filter(Boolean)) {
    const [, name = '', number = ''] = /^([a-zA-Z]+)=(\d{4,8})$/.exec(line) ?? [];
    if (!isMapped(name)) return null;
    numbers[name] = number;
  }
  return numbers;
}
