import type { BookingMethod, BookingState } from '../../../../contract/booking/booking.ts';

/** `office` is staff on behalf of a landlord; `clock` is the system: a deadline has passed, or somebody else got the nights. */
export type Actor = 'guest' | 'landlord' | 'office' | 'clock';

/** Also the name of the mail that follows. */
export type Action = 'convert' | 'confirm' | 'decline' | 'cancel' | 'expire';

export interface Transition {
  from: BookingState;
  to: BookingState;
  actor: Actor;
  action: Action;
}

/** States in which a new booking may start; `confirmed` only for instant booking. */
export const beginnings: Readonly<Record<BookingMethod, readonly BookingState[]>> = {
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

/** How a booking in this state occupies nights; null if it does not. */
export const occupies: Readonly<Record<BookingState, 'booking' | 'option' | null>> = {
  requested: null,
  option: 'option',
  booked: 'booking',
  confirmed: 'booking',
  declined: null,
  cancelled: null,
  expired: null,
};

/** True if a transition takes nights permanently, so that requests for them can no longer be accepted. */
export function takesForGood(from: BookingState | null, to: BookingState): boolean {
  return occupies[to] === 'booking' && (from === null || occupies[from] !== 'booking');
}

/** States in which the guest has committed; options and requests bind nobody. */
export const binding: ReadonlySet<BookingState> = new Set(['booked', 'confirmed']);

/** True if both guest and landlord are bound. Before that a guest owes nothing and cancels free of charge. */
export function bindsBoth(state: BookingState): boolean {
  return state === 'confirmed';
}

export function beginningOf(method: BookingMethod, instantBooking: boolean): BookingState {
  const [first, instant] = beginnings[method];
  return instantBooking && instant ? instant : first!;
}

/** The state after an actor's action; null if it is not allowed. */
export function stateAfter(
  from: BookingState,
  action: Action,
  actor: Actor,
  instantBooking = false,
): BookingState | null {
  const found = transitions.filter(
    (one) => one.from === from && one.action === action && one.actor === actor,
  );
  const wanted = found.find(({ to }) => (to === 'confirmed') === instantBooking) ?? found[0];
  return wanted?.to ?? null;
}

export function actionsOf(state: BookingState, actor: Actor): Action[] {
  const actions = transitions.filter((one) => one.from === state && one.actor === actor);
  return [...new Set(actions.map(({ action }) => action))];
}
