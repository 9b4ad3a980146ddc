/** Web Mercator: 0 to 1 from the date line eastwards and from the north southwards. */
export function toWorld(lon: number, lat: number): [x: number, y: number] {
  const bounded = Math.max(-85.05, Math.min(85.05, lat));
  const radians = (bounded * Math.PI) / 180;
  return [(lon + 180) / 360, (1 - Math.log(Math.tan(radians) + 1 / Math.cos(radians)) / Math.PI) / 2];
}
