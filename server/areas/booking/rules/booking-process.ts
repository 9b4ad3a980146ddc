import type { BookingMethod, BookingState } from '../../../../contract/booking/booking.ts';

/**
 * Who moves a booking. `office` is somebody of the house, for a landlord who cannot; `clock` is the house by itself: a time is
 * over, or somebody else got what was asked for.
 */
export type Actor = 'guest' | 'landlord' | 'office' | 'clock';

/** What somebody does to a booking; names the mail that follows too. */
export type Action = 'convert' | 'confirm' | 'decline' | 'cancel' | 'expire';

export interface Transition {
  from: BookingState;
  to: BookingState;
  actor: Actor;
  action: Action;
}

/** The states in which a new booking may begin. `confirmed` only where the home is booked instantly. */
export const beginnings: Readonly<Record<BookingMethod, readonly BookingState[]>> = {
  booking: ['booked', 'confirmed'],
  option: ['option'],
  request: ['requested'],
};

/** Everything that can happen to a booking; what is not listed is refused. */
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

/** Whether a booking in this state occupies nights, and as what. */
export const occupies: Readonly<Record<BookingState, 'booking' | 'option' | null>> = {
  requested: null,
  option: 'option',
  booked: 'booking',
  confirmed: 'booking',
  declined: null,
  cancelled: null,
  expired: null,
};

/** Whether a move takes nights for good, so that requests for any of them can no longer be met. */
export function takesForGood(from: BookingState | null, to: BookingState): boolean {
  return occupies[to] === 'booking' && (from === null || occupies[from] !== 'booking');
}

/** States in which the guest has given their word; options and requests bind nobody. */
export const binding: ReadonlySet<BookingState> = new Set(['booked', 'confirmed']);

/** Whether guest and landlord are bound both. Before it a guest owes nothing, and leaves without a fee. */
export function bindsBoth(state: BookingState): boolean {
  return state === 'confirmed';
}

export function beginningOf(method: BookingMethod, instantBooking: boolean): BookingState {
  const [first, instant] = beginnings[method];
  return instantBooking && instant ? instant : first!;
}

/** The state that an actor's action leads to, or null where it is not allowed. */
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
