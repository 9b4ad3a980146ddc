import { engines } from '../engines/search/testing/engines.ts';
import { readConfig } from '../server/config.ts';
import { systemClock } from '../server/platform/clock.ts';
import { openStorage } from '../server/platform/open-storage.ts';
import { checkAnswers, countTraits } from './check-search/check-answers.ts';
import { randomQueries } from './check-search/random-queries.ts';
import { readCatalogue } from './check-search/read-catalogue.ts';
import { readOptions } from '../scripts/read-options.ts';

/**
 * Compares the engines' answers with brute force on the homes of a database, such as imported ones: `npm run
 * check:search -- [--regions menorca,genfersee] [--queries 200] [--seed 1]`. Stop a server on the embedded database
 * first. Brute force takes about a second per query for thousands of homes.
 */
const values = readOptions({
  regions: { type: 'string', default: '' },
  queries: { type: 'string', default: '200' },
  seed: { type: 'string', default: '1' },
});
const today = systemClock.today();
const connection = await openStorage(readConfig(process.env));
try {
  const regions = values.regions.split(',').filter((key) => key !== '');
  const catalogue = await readCatalogue(connection, today, regions);
  if (catalogue.homes.length === 0) throw new Error('There are no active homes to check.');
  for (const [name, value] of Object.entries(countTraits(catalogue))) console.log(name.padEnd(28), value);
  const queries = randomQueries(catalogue, Number(values.seed), Number(values.queries));
  for (const { name, create } of engines) {
    const result = checkAnswers(create(catalogue), catalogue, queries);
    console.log(
      `${name}: ${result.queries} queries, ${result.found} with hits, ${result.hits} hits, ${result.wrong.length} wrong`,
    );
    for (const { filter, differences } of result.wrong.slice(0, 10))
      console.log(JSON.stringify(filter), differences.slice(0, 10).join('\n  '));
    if (result.wrong.length > 0) process.exitCode = 1;
  }
} finally {
  await connection.close();
}
