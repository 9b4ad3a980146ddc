/** The database contains other data; the demo world needs an empty catalogue. */
export class DemoWorldError extends Error {}
