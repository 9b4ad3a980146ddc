import { qrCode } from '../../../platform/qr-code.ts';

/** Keeps edges sharp at two physical pixels per CSS pixel. */
const dotsPerUnit = 6;

export function qrSvg(text: string): string {
  const { size, path } = qrCode(text);
  const edge = size * dotsPerUnit;
  return `<svg xmlns="http://www.w3.org/2000/svg" width="${edge}" height="${edge}" viewBox="0 0 ${size} ${size}" shape-rendering="crispEdges"><path fill="#fff" d="M0 0h${size}v${size}H0z"/><path d="${path}"/></svg>`;
}
