/** The database holds other data: the demo world is only written into an empty catalogue. */
export class DemoWorldError extends Error {}
