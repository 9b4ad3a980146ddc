import { company } from '../../../../domain/company.ts';
import type { Cents } from '../../../../domain/money.ts';
import { writeXml, type XmlElement } from '../../../platform/xml.ts';
import type { PayoutRow, RunRow } from '../payout-store.ts';
import { payoutReference } from '../rules/what-is-due.ts';

/*
 * An order for the bank: CustomerCreditTransferInitiation of ISO 20022, pain.001.001.09, as the European Payments Council restricts
 * it for SEPA credit transfers. The order of elements is that of the schema.
 */

const namespace = 'urn:iso:std:iso:20022:tech:xsd:pain.001.001.09';

/** The order for a run that was released. Each payout is a line of its own in the statement, so that each is found there. */
export function paymentOrder(
  run: Pick<RunRow, 'id' | 'execute_on' | 'decided_at'>,
  payouts: readonly Pick<PayoutRow, 'id' | 'amount_cents' | 'holder' | 'iban'>[],
): string {
  const { holder, iban, bic } = company.bankAccount;
  const sum = euros(payouts.reduce((total, { amount_cents }) => total + amount_cents, 0));
  const count = String(payouts.length);
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
              ['InitgPty', [['Nm', sepaText(holder, 70)]]],
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
              ['Dbtr', [['Nm', sepaText(holder, 70)]]],
              ['DbtrAcct', [['Id', [['IBAN', iban]]]]],
              ['DbtrAgt', [['FinInstnId', [['BICFI', bic]]]]],
              ['ChrgBr', 'SLEV'],
              ...payouts.map(transfer),
            ],
          ],
        ],
      ],
    ],
    { xmlns: namespace },
  ];
  return `<?xml version="1.0" encoding="UTF-8"?>\n${writeXml(root)}`;
}

function transfer({
  id,
  amount_cents: amount,
  holder,
  iban,
}: Pick<PayoutRow, 'id' | 'amount_cents' | 'holder' | 'iban'>): XmlElement {
  const reference = payoutReference(id);
  return [
    'CdtTrfTxInf',
    [
      ['PmtId', [['EndToEndId', reference]]],
      ['Amt', [['InstdAmt', euros(amount), { Ccy: 'EUR' }]]],
      ['Cdtr', [['Nm', sepaText(holder, 70)]]],
      ['CdtrAcct', [['Id', [['IBAN', iban]]]]],
      ['RmtInf', [['Ustrd', `${sepaText(company.name, 70)} ${reference}`]]],
    ],
  ];
}

const euros = (cents: Cents): string => (cents / 100).toFixed(2);

const spellings: Readonly<Record<string, string>> = {
  ...{ ä: 'ae', ö: 'oe', ü: 'ue', Ä: 'Ae', Ö: 'Oe', Ü: 'Ue', ß: 'ss', æ: 'ae', Æ: 'Ae', œ: 'oe' },
  ...{ Œ: 'Oe', ø: 'o', Ø: 'O', ł: 'l', Ł: 'L', đ: 'd', Đ: 'D', '&': '+', '’': "'" },
};

/** Text in the letters that every bank of SEPA takes; what has no like of it becomes a space. */
function sepaText(text: string, lengthMax: number): string {
  const plain = [...text]
    .map((sign) => spellings[sign] ?? sign)
    .join('')
    .normalize('NFD')
    .replace(/\p{M}/gu, '')
    .replace(/[^A-Za-z0-9/?:().,'+ -]/g, ' ')
    .replace(/ +/g, ' ')
    .trim()
    .slice(0, lengthMax)
    .trim();
  return plain === '' ? 'Landlord' : plain;
}
