import { distanceKm } from '../../../domain/geo.ts';

const kmPerDegree = 111;
/** The box is a little too large, so it only excludes what is outside for certain. */
const margin = 1.01;
const roundingSlack = 1e-6;

/** A circle on the earth, with a box around it in degrees. */
export class Circle {
  readonly #lat: number;
  readonly #lon: number;
  readonly #km: number;
  readonly #reachLat: number;
  /** 180 if the circle contains a pole or reaches around the earth. */
  readonly #reachLon: number;

  constructor(lat: number, lon: number, km: number) {
    this.#lat = lat;
    this.#lon = lon;
    this.#km = km;
    this.#reachLat = (km / kmPerDegree) * margin + roundingSlack;
    const farthest = Math.abs(lat) + this.#reachLat;
    const ratio = Math.sin((Math.min(90, this.#reachLat) * Math.PI) / 180) / Math.cos((lat * Math.PI) / 180);
    this.#reachLon =
      farthest >= 90 || ratio >= 1 ? 180 : (Math.asin(ratio) * 180 * margin) / Math.PI + roundingSlack;
  }

  contains(lat: number, lon: number): boolean {
    if (Math.abs(lat - this.#lat) > this.#reachLat) return false;
    return distanceKm(this.#lat, this.#lon, lat, lon) <= this.#km;
  }

  /** True if a box (west, south, east, north) may overlap the circle. */
  touches(box: ArrayLike<number>): boolean {
    const [west, south, east, north] = [box[0]!, box[1]!, box[2]!, box[3]!];
    if (south > this.#lat + this.#reachLat || north < this.#lat - this.#reachLat || west > east) return false;
    if (this.#reachLon >= 180) return true;
    for (let turn = -360; turn <= 360; turn += 360) {
      const middle = this.#lon + turn;
      if (west <= middle + this.#reachLon && east >= middle - this.#reachLon) return true;
    }
    return false;
  }
}
