import type { SearchFilter } from '../../../domain/search-filter.ts';
import type { useTexts } from '../../app/texts-context.tsx';
import type { WidthOfPin } from './merge-clusters.ts';
import { pinText } from './pin-text.ts';

/** Paddings, edges and the gap to the next pin, in pixels, as the style sheet of pins has them. */
const around = 22;
const gap = 4;
/** The number of homes in a cluster, with the space beside it, instead of the padding on its side. */
const number = { least: 22, padding: 12, digit: 7.4, beside: -2 };

/** Measures pins by what is written on them, since words and prices are of different lengths in the four languages. */
export function pinWidthIn(
  texts: Pick<ReturnType<typeof useTexts>, 't' | 'format'>,
  query: SearchFilter,
): WidthOfPin {
  const pen = document.createElement('canvas').getContext('2d');
  if (pen) pen.font = '680 14px "Figtree Variable"';
  return (cluster) => {
    const { price } = pinText(texts, cluster, undefined, query);
    const text = price === null ? 0 : (pen?.measureText(price).width ?? price.length * 8);
    if (cluster.count === 1) return text + around + gap;
    const digits = String(cluster.count).length;
    const badge = Math.max(number.least, number.padding + digits * number.digit);
    return badge + number.beside + text + around + gap;
  };
}
