import type { Api } from '../../../contract/api.ts';
import type { RequestOf } from '../../../contract/define-endpoint.ts';
import type { Language } from '../../../domain/language.ts';
import {
  needsBooking,
  postingReason,
  smallDifferenceMax,
  type FreeAccount,
  type PostingTemplate,
  type RefundBearer,
} from '../../../domain/manual-postings.ts';
import { euros, type Euros } from '../../../domain/money.ts';
import { isEmail } from '../../../domain/reachable.ts';
import { readAmount } from '../../../domain/read-amount.ts';
import { voucherEuros } from '../../../domain/vouchers.ts';

export type Draft = RequestOf<Api['draftPosting']>['draft'];
export type DraftTemplate = Exclude<PostingTemplate, 'reversal'>;
export type DifferenceKind = 'booking' | 'transfer' | 'providerLoss' | 'providerGain';

export interface TypedLine {
  key: number;
  account: FreeAccount;
  side: 'debit' | 'credit';
  amount: string;
  booking: string;
  host: string;
}

/** The form as typed, with the fields of all templates, so that changing the template loses nothing. */
export interface TypedDraft {
  template: DraftTemplate;
  datedOn: string;
  reason: string;
  amount: string;
  lines: readonly TypedLine[];
  booking: string;
  source: string;
  bearer: RefundBearer;
  toNamed: boolean;
  holder: string;
  iban: string;
  difference: DifferenceKind;
  transfer: string;
  name: string;
  email: string;
  language: Language;
  dedication: string;
  payer: string;
  purpose: string;
}

export type FieldProblem =
  | 'missing'
  | 'number'
  | 'amount'
  | 'reason'
  | 'booking-needed'
  | 'email-invalid'
  | 'voucher'
  | 'small';

const amountMax = 10_000_000;

function readEuros(typed: string): Euros | null {
  const amount = readAmount(typed, amountMax);
  return amount === null || amount <= 0 ? null : euros(amount);
}

export const readNumber = (typed: string): number | null =>
  /^\d{1,12}$/.test(typed.trim()) && Number(typed) > 0 ? Number(typed) : null;

/** Returns the sums of debits and credits. Lines without a valid amount count as zero. */
export function sumSides(lines: readonly TypedLine[]): { debit: Euros; credit: Euros } {
  const sumSide = (side: TypedLine['side']): Euros =>
    euros(
      lines
        .filter((line) => line.side === side)
        .reduce((sum, { amount }) => sum + Math.round((readEuros(amount) ?? 0) * 100), 0) / 100,
    );
  return { debit: sumSide('debit'), credit: sumSide('credit') };
}

/**
 * Returns the problems of missing or wrong fields by field name. Fields of a line are named by its key, such as
 * `amount-2`.
 */
export function findProblems(typed: TypedDraft): Map<string, FieldProblem> {
  const problems = new Map<string, FieldProblem>();
  const check = (field: string, isWrong: boolean, problem: FieldProblem): void => {
    if (isWrong && !problems.has(field)) problems.set(field, problem);
  };
  check('reason', typed.reason.trim().length < postingReason.min, 'reason');
  const amount = readEuros(typed.amount);
  if (typed.template !== 'free') check('amount', amount === null, 'amount');
  switch (typed.template) {
    case 'free':
      for (const { key, account, amount: lineAmount, booking, host } of typed.lines) {
        check(`amount-${key}`, readEuros(lineAmount) === null, 'amount');
        check(`booking-${key}`, needsBooking(account) && booking.trim() === '', 'booking-needed');
        check(`booking-${key}`, booking.trim() !== '' && readNumber(booking) === null, 'missing');
        check(`host-${key}`, host.trim() !== '' && readNumber(host) === null, 'missing');
      }
      break;
    case 'guestPayment':
      check('booking', typed.booking.trim() !== '' && readNumber(typed.booking) === null, 'number');
      check('payer', typed.payer.trim() === '', 'missing');
      break;
    case 'guestRefund':
      check('booking', readNumber(typed.booking) === null, 'missing');
      check('source', typed.source === '', 'missing');
      check('holder', typed.toNamed && typed.holder.trim() === '', 'missing');
      check('iban', typed.toNamed && typed.iban.trim() === '', 'missing');
      break;
    case 'smallDifference':
      check('amount', amount !== null && amount * 100 > smallDifferenceMax, 'small');
      check('booking', typed.difference === 'booking' && readNumber(typed.booking) === null, 'missing');
      check('transfer', typed.difference === 'transfer' && typed.transfer === '', 'missing');
      break;
    case 'goodwillVoucher':
      check('amount', amount !== null && (amount < voucherEuros.min || amount > voucherEuros.max), 'voucher');
      check('name', typed.name.trim() === '', 'missing');
      check('email', !isEmail(typed.email.trim()), 'email-invalid');
      break;
    case 'bankFee':
      break;
  }
  return problems;
}

/** Converts the form to a request. Must only be called if `findProblems` finds nothing. */
export function toDraft(typed: TypedDraft): Draft {
  const amount = readEuros(typed.amount)!;
  switch (typed.template) {
    case 'free':
      return {
        template: 'free',
        lines: typed.lines.map(({ account, side, amount: lineAmount, booking, host }) => ({
          account,
          side,
          amount: readEuros(lineAmount)!,
          bookingDisplayNumber: readNumber(booking),
          landlordNumber: account === 'vatPayable' ? readNumber(host) : null,
        })),
      };
    case 'bankFee':
      return { template: 'bankFee', amount };
    case 'guestPayment':
      return {
        ...{ template: 'guestPayment', amount, bookingDisplayNumber: readNumber(typed.booking) },
        ...{ name: typed.payer.trim(), iban: typed.iban.trim(), purpose: typed.purpose.trim() },
      };
    case 'guestRefund':
      return {
        template: 'guestRefund',
        bookingDisplayNumber: readNumber(typed.booking)!,
        source: typed.source,
        amount,
        bearer: typed.bearer,
        holder: typed.toNamed ? typed.holder.trim() : '',
        iban: typed.toNamed ? typed.iban.trim() : '',
      };
    case 'smallDifference':
      return { template: 'smallDifference', amount, of: readDifference(typed) };
    case 'goodwillVoucher': {
      const { name, email, language, dedication } = typed;
      return {
        ...{ template: 'goodwillVoucher', amount, language },
        ...{ name: name.trim(), email: email.trim(), dedication: dedication.trim() },
      };
    }
  }
}

function readDifference({
  difference,
  booking,
  transfer,
}: TypedDraft): Extract<Draft, { template: 'smallDifference' }>['of'] {
  if (difference === 'booking') return { kind: 'booking', bookingDisplayNumber: readNumber(booking)! };
  if (difference === 'transfer') return { kind: 'transfer', transferID: Number(transfer) };
  return { kind: 'provider', isLoss: difference === 'providerLoss' };
}

export interface DraftStart {
  template: DraftTemplate;
  booking: string;
  transfer: string;
}

/** Properties of a template's fields: the typed values, a function that changes them, and the problem of each field. */
export interface DraftFieldsProps {
  typed: TypedDraft;
  change: (changes: Partial<TypedDraft>) => void;
  errorOf: (field: string) => string | undefined;
}
