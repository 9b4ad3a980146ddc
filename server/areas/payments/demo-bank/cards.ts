import { paymentWays, type DeclineReason } from '../../../../domain/payments.ts';

export interface DemoCard {
  number: string;
  behaves:
    | 'pays'
    /** Requires a second step, as banks do (3-D Secure). */
    | 'challenges'
    | DeclineReason
    | 'silent'
    /** Sends its webhooks twice, late and out of order. */
    | 'muddled';
}

export const demoCards: readonly DemoCard[] = [
  { number: '4242 4242 4242 4242', behaves: 'pays' },
  { number: '4000 0027 6000 3184', behaves: 'challenges' },
  { number: '4000 0000 0000 9995', behaves: 'insufficientFunds' },
  { number: '4000 0000 0000 0069', behaves: 'expiredCard' },
  { number: '4000 0000 0000 0002', behaves: 'declined' },
  { number: '4000 0000 0000 0119', behaves: 'silent' },
  { number: '4000 0000 0000 0259', behaves: 'muddled' },
];

/** Payment methods that succeed at once. */
export const demoWays = paymentWays.filter((way) => way !== 'card');

export function findDemoCard(input: string): DemoCard | null {
  const digits = input.replace(/\D/g, '');
  return demoCards.find(({ number }) => number.replaceAll(' ', '') === digits) ?? null;
}
