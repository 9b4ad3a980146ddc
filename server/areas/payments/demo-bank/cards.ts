import type { DeclineReason } from '../../../../domain/payments.ts';

/** What the demo bank does with a card: numbers that no bank gives out, as providers have them for tests. */
export interface DemoCard {
  number: string;
  behaves:
    | 'pays'
    /** It asks for a second step, as banks do (3-D Secure). */
    | 'challenges'
    | DeclineReason
    /** The money is captured, and the answer gets lost. */
    | 'silent'
    /** Its notices come doubled, late and in the wrong order. */
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

/** The card of a typed number; null for one that is none of the demo's, of which nothing is kept. */
export function demoCardOf(typed: string): DemoCard | null {
  const digits = typed.replace(/\D/g, '');
  return demoCards.find(({ number }) => number.replaceAll(' ', '') === digits) ?? null;
}
