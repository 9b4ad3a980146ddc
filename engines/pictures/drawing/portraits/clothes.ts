import { type Color, mix } from '../color.ts';
import { type Random } from '../../../../domain/seeded-random.ts';
import { alpha, n, path } from '../svg.ts';

const clothes = [
  '#0f4c4a',
  '#b8452a',
  '#2f4a6a',
  '#7a4a56',
  '#4a6b4a',
  '#d39a4a',
  '#efe4d0',
  '#5a6f8a',
] as const;

export function body(random: Random, shadow: string, skin: Color, shade: Color): string {
  const cloth = random.pick(clothes);
  const wide = random.between(80, 92);
  const shoulders = `M${n(120 - wide)} 245Q${n(120 - wide + 2)} 186 ${n(120 - wide * 0.5)} 176L103 163H137L${n(120 + wide * 0.5)} 176Q${n(120 + wide - 2)} 186 ${n(120 + wide)} 245Z`;
  const neck =
    path('M105 128V166Q120 184 135 166V128Z', skin) +
    path('M105 140Q120 156 135 140V150Q118 166 105 152Z', shade, alpha(0.6));
  const garment = path(shoulders, cloth) + path(shoulders, shadow);
  const other = random.pick(clothes.filter((color) => color !== cloth));
  switch (random.int(0, 3)) {
    case 0:
      return (
        garment + neck + path('M99 165Q120 194 141 165L146 169Q120 206 94 169Z', mix(cloth, '#fbf7f0', 0.25))
      );
    case 1:
      return (
        garment +
        path('M104 160L92 176L120 245L148 176L136 160Z', '#fbf5e8') +
        neck +
        path('M103 160L120 184L108 196L92 172ZM137 160L120 184L132 196L148 172Z', '#ffffff') +
        path(
          'M92 170L80 182L90 198L84 204L117 245H122L100 190ZM148 170L160 182L150 198L156 204L123 245H118L140 190Z',
          mix(cloth, '#14282f', 0.25),
        )
      );
    case 2:
      return (
        garment +
        neck +
        path('M102 150Q120 164 138 150L141 174Q120 186 99 174Z', mix(cloth, '#ffffff', 0.14)) +
        path('M100 168Q120 180 140 168L141 174Q120 186 99 174Z', '#14282f', alpha(0.18))
      );
    default:
      return (
        garment +
        neck +
        path('M96 160Q120 186 144 160Q154 168 150 178Q122 206 90 178Q86 168 96 160Z', other) +
        path('M128 184Q146 190 146 232L130 236Q132 206 118 190Z', mix(other, '#14282f', 0.16))
      );
  }
}
