import { createInterface } from 'node:readline';
import { findPlaces, type PlaceQuestion } from './find-places.ts';

// A line is a question, and a line is its answer, in the same order. It ends with who asks.
for await (const line of createInterface({ input: process.stdin })) {
  process.stdout.write(`${JSON.stringify(findPlaces(JSON.parse(line) as PlaceQuestion))}\n`);
}
