/** A reading of something that may grow: seconds since the start, and its size in bytes. */
export interface Reading {
  seconds: number;
  bytes: number;
}

const secondsOfHour = 3600;

/** Slope of the least-squares line through the readings, in bytes an hour; 0 with fewer than two different times. */
export function growthPerHour(readings: readonly Reading[]): number {
  const mean = (values: readonly number[]): number =>
    values.reduce((sum, value) => sum + value, 0) / values.length;
  const middle = mean(readings.map(({ seconds }) => seconds));
  const level = mean(readings.map(({ bytes }) => bytes));
  let product = 0;
  let square = 0;
  for (const { seconds, bytes } of readings) {
    product += (seconds - middle) * (bytes - level);
    square += (seconds - middle) ** 2;
  }
  return square === 0 ? 0 : (product / square) * secondsOfHour;
}
