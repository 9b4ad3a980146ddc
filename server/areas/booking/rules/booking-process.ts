import type { BookingMethod, BookingState } from '../../../../contract/booking/booking.ts';

/**
 * `office` is staff acting for a landlord; `clock` is the system: a deadline has passed, or another booking took the
 * nights.
 */
export type Actor = 'guest' | 'landlord' | 'office' | 'clock';

/** Also names the mail that follows. */
export type Action = 'convert' | 'confirm' | 'decline' | 'cancel' | 'expire';

export interface Transition {
  from: BookingState;
  to: BookingState;
  actor: Actor;
  action: Action;
}

/** `confirmed` only for instant booking. */
export const initialStates: Readonly<Record<BookingMethod, readonly BookingState[]>> = {
  booking: ['booked', 'confirmed'],
  option: ['option'],
  request: ['requested'],
};

export const transitions: readonly Transition[] = [
  { from: 'requested', to: 'confirmed', actor: 'landlord', action: 'confirm' },
  { from: 'requested', to: 'declined', actor: 'landlord', action: 'decline' },
  { from: 'requested', to: 'declined', actor: 'clock', action: 'decline' },
  { from: 'requested', to: 'cancelled', actor: 'guest', action: 'cancel' },
  { from: 'requested', to: 'expired', actor: 'clock', action: 'expire' },
  { from: 'option', to: 'booked', actor: 'guest', action: 'convert' },
  { from: 'option', to: 'confirmed', actor: 'guest', action: 'convert' },
  { from: 'option', to: 'declined', actor: 'landlord', action: 'decline' },
  { from: 'option', to: 'cancelled', actor: 'guest', action: 'cancel' },
  { from: 'option', to: 'expired', actor: 'clock', action: 'expire' },
  { from: 'booked', to: 'confirmed', actor: 'landlord', action: 'confirm' },
  { from: 'booked', to: 'declined', actor: 'landlord', action: 'decline' },
  { from: 'booked', to: 'cancelled', actor: 'guest', action: 'cancel' },
  { from: 'booked', to: 'cancelled', actor: 'landlord', action: 'cancel' },
  { from: 'booked', to: 'cancelled', actor: 'office', action: 'cancel' },
  { from: 'confirmed', to: 'cancelled', actor: 'guest', action: 'cancel' },
  { from: 'confirmed', to: 'cancelled', actor: 'landlord', action: 'cancel' },
  { from: 'confirmed', to: 'cancelled', actor: 'office', action: 'cancel' },
];

export const occupies: Readonly<Record<BookingState, 'booking' | 'option' | null>> = {
  requested: null,
  option: 'option',
  booked: 'booking',
  confirmed: 'booking',
  declined: null,
  cancelled: null,
  expired: null,
};

/** True if the transition takes nights permanently, so that requests for them can no longer be accepted. */
export function takesPermanently(from: BookingState | null, to: BookingState): boolean {
  return occupies[to] === 'booking' && (from === null || occupies[from] !== 'booking');
}

/** States in which the guest has committed; options and requests bind nobody. */
export const binding: ReadonlySet<BookingState> = new Set(['booked', 'confirmed']);

/** True if guest and landlord are both bound. Before that a guest owes nothing and cancels free of charge. */
export function bindsBoth(state: BookingState): boolean {
  return state === 'confirmed';
}

export function initialState(method: BookingMethod, instantBooking: boolean): BookingState {
  const [regular, instant] = initialStates[method];
  return instantBooking && instant ? instant : regular!;
}

export function stateAfter(
  from: BookingState,
  action: Action,
  actor: Actor,
  instantBooking = false,
): BookingState | null {
  const candidates = transitions.filter(
    (one) => one.from === from && one.action === action && one.actor === actor,
  );
  const transition = candidates.find(({ to }) => (to === 'confirmed') === instantBooking) ?? candidates[0];
  return transition?.to ?? null;
}

export function allowedActions(state: BookingState, actor: Actor): Action[] {
  const actions = transitions.filter((one) => one.from === state && one.actor === actor);
  return [...new Set(actions.map(({ action }) => action))];
}
