import { company } from '../../../../domain/company.ts';
import type { Cents } from '../../../../domain/money.ts';
import { writeXml, type XmlElement } from '../../../platform/xml.ts';
import type { PayoutRow, RunRow } from '../payout-store.ts';
import { sepaText } from '../rules/sepa-text.ts';
import { payoutReference } from '../rules/what-is-due.ts';

/*
 * An order for the bank: CustomerCreditTransferInitiation of ISO 20022, pain.001.001.09, as the European Payments Council restricts
 * it for SEPA credit transfers. The order of elements is that of the schema.
 */

const namespace = 'urn:iso:std:iso:20022:tech:xsd:pain.001.001.09';

type OrderedPayout = Pick<PayoutRow, 'id' | 'amount_cents' | 'holder' | 'iban'>;

/** Banks take this many signs of a name. */
const nameLengthMax = 70;

/** Whose account it is, in letters that banks take; null: nobody can tell how it is written. */
export function writtenHolder({ holder, iban }: { holder: string; iban: string }): string | null {
  return sepaText(holder, nameLengthMax, iban.slice(0, 2));
}

/** The payouts of a run that its order leaves out. */
export function withoutName<Payout extends OrderedPayout>(payouts: readonly Payout[]): Payout[] {
  return payouts.filter((payout) => writtenHolder(payout) === null);
}

/** What the house is called, in letters that banks take. */
function houseText(text: string): string {
  const written = sepaText(text, nameLengthMax, 'DE');
  if (written === null) throw new Error(`No bank can write ${text}.`);
  return written;
}

/**
 * The order for a run that was released. Each payout is a line of its own in the statement, so that each is found there. One
 * whose holder no bank can write is left out; it is named by `withoutName`, and nothing else waits for it.
 */
export function paymentOrder(
  run: Pick<RunRow, 'id' | 'execute_on' | 'decided_at'>,
  payouts: readonly OrderedPayout[],
): string {
  const { iban, bic } = company.bankAccount;
  const holder = houseText(company.bankAccount.holder);
  const ordered = payouts.filter((payout) => writtenHolder(payout) !== null);
  const sum = euros(ordered.reduce((total, { amount_cents }) => total + amount_cents, 0));
  const count = String(ordered.length);
  // Banks refuse a message whose number they have had.
  const message = `FERIOLA-PAYOUT-${run.id}`;
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
              ['CreDtTm', run.decided_at!.toISOString().slice(0, 19)],
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
              ['ReqdExctnDt', [['Dt', run.execute_on]]],
              ['Dbtr', [['Nm', holder]]],
              ['DbtrAcct', [['Id', [['IBAN', iban]]]]],
              ['DbtrAgt', [['FinInstnId', [['BICFI', bic]]]]],
              ['ChrgBr', 'SLEV'],
              ...ordered.map(transfer),
            ],
          ],
        ],
      ],
    ],
    { xmlns: namespace },
  ];
  return `<?xml version="1.0" encoding="UTF-8"?>\n${writeXml(root)}`;
}

function transfer(payout: OrderedPayout): XmlElement {
  const { id, amount_cents: amount, iban } = payout;
  const name = writtenHolder(payout);
  if (name === null) throw new Error(`The holder of payout ${id} cannot be written.`);
  const reference = payoutReference(id);
  return [
    'CdtTrfTxInf',
    [
      ['PmtId', [['EndToEndId', reference]]],
      ['Amt', [['InstdAmt', euros(amount), { Ccy: 'EUR' }]]],
      ['Cdtr', [['Nm', name]]],
      ['CdtrAcct', [['Id', [['IBAN', iban]]]]],
      ['RmtInf', [['Ustrd', `${houseText(company.name)} ${reference}`]]],
    ],
  ];
}

const euros = (cents: Cents): string => (cents / 100).toFixed(2);
