import { sumCents, toEuros, type Cents } from '../../../domain/money.ts';
import type { PlainDate } from '../../../domain/stay.ts';
import { sepaText } from './sepa-text.ts';
import { writeXml, type XmlElement } from './xml.ts';

/*
 * An order for the bank: CustomerCreditTransferInitiation of ISO 20022, pain.001.001.09, as the European Payments Council restricts
 * it for SEPA credit transfers. The order of elements is that of the schema.
 */

const namespace = 'urn:iso:std:iso:20022:tech:xsd:pain.001.001.09';

interface Payer {
  /** Shown before the reference of each transfer. */
  name: string;
  /** The BIC may be empty, since the bank knows its own. */
  bankAccount: { holder: string; iban: string; bic: string };
}

interface Transfer {
  /** Unique reference of the transfer, visible to payer and payee. */
  reference: string;
  amount: Cents;
  holder: string;
  iban: string;
}

/** Banks accept this many characters of a name. */
const nameLengthMax = 70;

/** The account holder in characters that banks accept; null if the name cannot be transliterated. */
export function writeHolder({ holder, iban }: Pick<Transfer, 'holder' | 'iban'>): string | null {
  return sepaText(holder, nameLengthMax, iban.slice(0, 2));
}

function payerText(text: string): string {
  const transliterated = sepaText(text, nameLengthMax, 'DE');
  if (transliterated === null) throw new Error(`Payment orders cannot contain the letters of ${text}.`);
  return transliterated;
}

/**
 * Writes an order in which each transfer becomes a line of its own in the bank statement. Leaves out transfers whose account holder
 * cannot be transliterated; see `writeHolder`.
 */
export function paymentOrder(order: {
  /** Unique number of the message: banks refuse repeated ones. */
  message: string;
  createdAt: Date;
  executeOn: PlainDate;
  payer: Payer;
  transfers: readonly Transfer[];
}): string {
  const { message, payer } = order;
  const { iban, bic } = payer.bankAccount;
  const holder = payerText(payer.bankAccount.holder);
  const name = payerText(payer.name);
  const payable = order.transfers.flatMap((transfer) => {
    const receiver = writeHolder(transfer);
    return receiver === null ? [] : [{ transfer, receiver }];
  });
  const sum = euros(sumCents(payable.map(({ transfer }) => transfer.amount)));
  const count = String(payable.length);
  const root: XmlElement = [
    'Document',
    [
      [
        'CstmrCdtTrfInitn',
        [
          [
            'GrpHdr',
            [
              ['MsgId', message],
              ['CreDtTm', order.createdAt.toISOString().slice(0, 19)],
              ['NbOfTxs', count],
              ['CtrlSum', sum],
              ['InitgPty', [['Nm', holder]]],
            ],
          ],
          [
            'PmtInf',
            [
              ['PmtInfId', message],
              ['PmtMtd', 'TRF'],
              ['BtchBookg', 'false'],
              ['NbOfTxs', count],
              ['CtrlSum', sum],
              ['PmtTpInf', [['SvcLvl', [['Cd', 'SEPA']]]]],
              ['ReqdExctnDt', [['Dt', order.executeOn]]],
              ['Dbtr', [['Nm', holder]]],
              ['DbtrAcct', [['Id', [['IBAN', iban]]]]],
              [
                'DbtrAgt',
                [['FinInstnId', bic === '' ? [['Othr', [['Id', 'NOTPROVIDED']]]] : [['BICFI', bic]]]],
              ],
              ['ChrgBr', 'SLEV'],
              ...payable.map(({ transfer, receiver }) => transferElement(transfer, receiver, name)),
            ],
          ],
        ],
      ],
    ],
    { xmlns: namespace },
  ];
  return `<?xml version="1.0" encoding="UTF-8"?>\n${writeXml(root)}`;
}

function transferElement(
  { reference, amount, iban }: Transfer,
  receiver: string,
  payerName: string,
): XmlElement {
  return [
    'CdtTrfTxInf',
    [
      ['PmtId', [['EndToEndId', reference]]],
      ['Amt', [['InstdAmt', euros(amount), { Ccy: 'EUR' }]]],
      ['Cdtr', [['Nm', receiver]]],
      ['CdtrAcct', [['Id', [['IBAN', iban]]]]],
      ['RmtInf', [['Ustrd', `${payerName} ${reference}`]]],
    ],
  ];
}

const euros = (cents: Cents): string => toEuros(cents).toFixed(2);
