import { api, type EndpointName } from '../api.ts';
import type { Endpoint } from '../define-endpoint.ts';
import { rawCalls } from '../raw-calls.ts';

/** The calls in the order in which somebody who writes a program needs them. */
const order: readonly EndpointName[] = [
  'getKey',
  'getKeyBookings',
  'answerKeyBooking',
  'answerKeyChange',
  'cancelKeyBooking',
  'getKeyCalendar',
  'blockKeyNights',
  'freeKeyNights',
  'undoKeyAct',
  'setKeyRates',
  'getKeyMessages',
  'sendKeyMessage',
  'seeKeyMessages',
];

interface KeyCall {
  name: EndpointName;
  endpoint: Endpoint;
}

/** All calls that take an API key, but for the export and import of homes. */
export const keyCalls: readonly KeyCall[] = Object.entries<Endpoint>(api)
  .flatMap(([name, endpoint]) =>
    endpoint.key === undefined ? [] : [{ name: name as EndpointName, endpoint }],
  )
  .sort((one, other) => placeOf(one.name) - placeOf(other.name));

function placeOf(name: EndpointName): number {
  const place = order.indexOf(name);
  return place < 0 ? order.length : place;
}

/** Those that send and take homes as lines. */
export const keyRawCalls = rawCalls.filter(({ access }) => access === 'key');
