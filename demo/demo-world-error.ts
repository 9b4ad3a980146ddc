/** The database holds something else: the demo world is only written into an empty catalogue. */
export class DemoWorldError extends Error {}
