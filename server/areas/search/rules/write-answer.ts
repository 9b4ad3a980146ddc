import type { PriceObject } from '../../../../contract/pricing/price-result.ts';
import {
  encodeText,
  numberBytesMax,
  writeAscii,
  writeBytes,
  writeNumber,
  type SelfWritten,
} from '../../../../domain/json-bytes.ts';
import type { FoundHome } from './found-home.ts';
import { presentFrame, type AnsweredSearch } from './present-answer.ts';

const emptyHits = '"hits":[]';
const emptyCounts = '"criteriaMatch":{}';

/**
 * Writes the JSON of `presentAnswer`, byte for byte, in pieces: each home's part is cached, only the frame and the prices are serialized.
 * Serializing forty homes took a third of a search.
 */
export function writeAnswer(search: AnsweredSearch): (string | SelfWritten)[] {
  const frame = JSON.stringify(presentFrame(search));
  // Only numbers precede these two placeholders, so that no text of a visitor can look like them.
  const hitsAt = frame.indexOf(emptyHits) + emptyHits.length - 1;
  const countsAt = frame.indexOf(emptyCounts) + emptyCounts.length - '{}'.length;
  return [
    frame.slice(0, hitsAt),
    writeHits(search.found),
    frame.slice(hitsAt, countsAt),
    search.answer.facets,
    frame.slice(countsAt + '{}'.length),
  ];
}

const [comma, close] = [0x2c, 0x7d];

function writeHits(hits: readonly FoundHome[]): SelfWritten {
  return {
    bytesMax: hits.reduce((sum, { home }) => sum + home.json.length + hitBytesMax, 0),
    write(memory, at) {
      let end = at;
      for (const { home, distance, priceObject } of hits) {
        if (end > at) memory[end++] = comma;
        end = writeBytes(memory, end, home.json);
        end = distance === null ? writeBytes(memory, end, nullBytes) : writeNumber(memory, end, distance);
        end = writePrice(memory, writeBytes(memory, end, names.priceObject), priceObject);
        memory[end++] = close;
      }
      return end;
    },
  };
}

const names = {
  priceObject: encodeText(',"priceObject":'),
  original: encodeText('{"currency":"EUR","original":'),
  price: encodeText(',"price":'),
  priceComplete: encodeText(',"priceComplete":'),
  pricePercentReduction: encodeText(',"pricePercentReduction":'),
  discountKind: encodeText(',"discountKind":'),
  originalWithoutAdditions: encodeText(',"originalWithoutAdditions":'),
  persons: encodeText(',"persons":'),
  startDate: encodeText(',"startDate":"'),
  endDate: encodeText('","endDate":"'),
  duration: encodeText('","duration":'),
  ts: encodeText(',"ts":'),
};
const nullBytes = encodeText('null');
const kinds = {
  early: encodeText('"early"'),
  lastMinute: encodeText('"lastMinute"'),
  longStay: encodeText('"longStay"'),
};

/** Maximum bytes of a hit without its home: names, eight numbers and the distance, a kind of discount, two dates, separators. */
const hitBytesMax =
  Object.values(names).reduce((sum, { length }) => sum + length, 0) + 9 * numberBytesMax + 12 + 2 * 10 + 4;

/** Values of a price never need escaping. */
function writePrice(memory: Uint8Array, at: number, price: PriceObject | null): number {
  if (price === null) return writeBytes(memory, at, nullBytes);
  const number = (end: number, name: Uint8Array, value: number): number =>
    writeNumber(memory, writeBytes(memory, end, name), value);
  let end = number(at, names.original, price.original);
  end = number(end, names.price, price.price);
  end = number(end, names.priceComplete, price.priceComplete);
  end = number(end, names.pricePercentReduction, price.pricePercentReduction);
  end = writeBytes(memory, end, names.discountKind);
  end = writeBytes(memory, end, price.discountKind === null ? nullBytes : kinds[price.discountKind]);
  end = number(end, names.originalWithoutAdditions, price.originalWithoutAdditions);
  end = number(end, names.persons, price.persons);
  end = writeAscii(memory, writeBytes(memory, end, names.startDate), price.startDate);
  end = writeAscii(memory, writeBytes(memory, end, names.endDate), price.endDate);
  end = number(end, names.duration, price.duration);
  end = number(end, names.ts, price.ts);
  memory[end] = close;
  return end + 1;
}
