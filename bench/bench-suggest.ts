import { compoundFrom, splitWords } from '../domain/folded-text.ts';
import { languages } from '../domain/language.ts';
import { loadPlaces } from '../engines/geography/face.ts';
import { countBits } from '../engines/search/bits.ts';
import { tokenize } from '../domain/search-words.ts';
import { pick, createRandom } from '../engines/search/testing/random-catalogue.ts';
import { suggestLocations } from '../engines/search/suggest.ts';
import { step } from './supervision/step.ts';
import { startPeer } from './suggest/trigram-peer.ts';
import { searchTexts, typedTexts, type TypedText } from './suggest/typed-texts.ts';
import { suggestWorld, type SuggestWorld } from './suggest/suggest-world.ts';
import { readOptions } from '../scripts/read-options.ts';

/**
 * Measures suggestions while typing (names of locations and homes, letter by letter, a quarter with a typing error, in
 * four languages), the same among the places of the world, and the free text of a search, on seeded names and titles.
 * `--peer postgres` also measures PostgreSQL with trigram indexes. Every exact name has to be suggested first, and
 * both have to count the same homes.
 */
const values = readOptions({
  objects: { type: 'string', default: '50000' },
  queries: { type: 'string', default: '5000' },
  peer: { type: 'string' },
  json: { type: 'boolean', default: false },
});

const suggestionsMax = 8;
const peerQueries = 300;
const objects = Number(values.objects);

function quantiles(times: number[]): Record<string, number> {
  const sortedTimes = times.toSorted((a, b) => a - b);
  const quantile = (share: number): number =>
    Math.round(
      1000 * (sortedTimes[Math.min(sortedTimes.length - 1, Math.floor(share * sortedTimes.length))] ?? 0),
    ) / 1000;
  return { p50_ms: quantile(0.5), p95_ms: quantile(0.95), p99_ms: quantile(0.99), max_ms: quantile(1) };
}

/**
 * Returns the milliseconds of each call, the fastest of a few passes, which excludes interference of other processes.
 */
async function measureCalls<Value>(
  inputs: readonly Value[],
  ask: (one: Value) => unknown,
  passes = 5,
): Promise<number[]> {
  const times: number[] = [];
  for (const one of inputs) {
    let quickest = Infinity;
    for (let pass = 0; pass < passes; pass += 1) {
      const start = performance.now();
      const answer = ask(one);
      if (answer instanceof Promise) await answer;
      quickest = Math.min(quickest, performance.now() - start);
    }
    times.push(quickest);
  }
  return times;
}

function checkNames(world: SuggestWorld, count: number): void {
  const random = createRandom(11);
  const namedLocations = world.locations.all.filter((location) => location.count > 0);
  for (let index = 0; index < count; index += 1) {
    const { names } = pick(random, namedLocations);
    const name = names[pick(random, languages)];
    const language = pick(random, languages);
    const [first] = suggestLocations(name, language, suggestionsMax, {
      locations: world.locations,
      parts: [world],
    });
    const isFound = [first?.name, first?.alias].some(
      (one) => splitWords(one ?? '').join() === splitWords(name).join(),
    );
    if (!isFound) throw new Error(`"${name}" (${language}) is not first but ${JSON.stringify(first)}`);
  }
}

step(`making up the names of ${objects} homes`);
const world = suggestWorld(objects, 20_261_121);
const typedQueries = typedTexts(createRandom(7), world, Number(values.queries));
const searchQueries = searchTexts(createRandom(8), world, Number(values.queries));
const suggest = ({ text, language }: TypedText): unknown =>
  suggestLocations(text, language, suggestionsMax, { locations: world.locations, parts: [world] });
const places = await loadPlaces();
const nameInWorld = ({ text, language }: TypedText): unknown => places.find(text, { language });
const find = ({ text }: TypedText): unknown => world.words.find(text, world.homes);

step('typing and searching');
checkNames(world, 2_000);
for (const one of typedQueries.slice(0, 500)) suggest(one);
for (const one of searchQueries.slice(0, 500)) find(one);
const report: Record<string, unknown> = {
  objects,
  locations: world.locations.all.length,
  distinct_words: world.words.vocabulary.words.length,
  index_bytes: world.words.bytes(),
  build_s: Math.round(world.buildSeconds * 100) / 100,
  suggest: quantiles(await measureCalls(typedQueries, suggest)),
  free_text: quantiles(await measureCalls(searchQueries, find)),
  places: quantiles(await measureCalls(typedQueries, nameInWorld)),
};

const slots = Array.from({ length: 1_000 }, (_, index) => (index * 7_919) % objects);
const changedHomes = slots.map((slot, index) => ({
  ...world.homeAt(slot),
  titles: [...world.homeAt((slot + 1) % objects).titles, `Neu${index}`],
}));
const updates = await measureCalls(
  [...slots.entries()],
  ([index, slot]) => world.words.put(slot, changedHomes[index]!),
  1,
);
report['update_us'] = Math.round((1e3 * updates.reduce((sum, time) => sum + time, 0)) / slots.length);

if (values.peer === 'postgres') {
  slots.forEach((slot) => world.words.put(slot, world.homeAt(slot)));
  step('asking PostgreSQL the same');
  const peer = await startPeer(world);
  try {
    const sample = searchQueries.slice(0, peerQueries);
    const times = await measureCalls(typedQueries.slice(0, peerQueries), ({ text }) => peer.suggest(text));
    const searchTimes = await measureCalls(sample, ({ text }) => peer.count(text));
    let agreedCount = 0;
    for (const { text } of sample) {
      // Shorter words only match the beginning of a word, and words without any match are corrected.
      if (tokenize(text).some((token) => token.length < compoundFrom || /\d/.test(token))) continue;
      const peerCount = await peer.count(text);
      if (peerCount === 0) continue;
      const ownCount = countBits(world.words.find(text, world.homes)!);
      if (ownCount !== peerCount)
        throw new Error(`"${text}": ${ownCount} homes, PostgreSQL counts ${peerCount}`);
      agreedCount += 1;
    }
    report['peer'] = {
      build_s: Math.round(peer.buildSeconds * 10) / 10,
      suggest: quantiles(times),
      free_text: quantiles(searchTimes),
      same_counts: agreedCount,
    };
  } finally {
    await peer.stop();
  }
}
for (const [name, value] of Object.entries(report)) console.log(name.padEnd(16), value);
if (values.json) console.log(JSON.stringify(report));
