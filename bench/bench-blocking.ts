import { startServerProcess } from '../tests/harness/server-process.ts';
import { blockingTime, type Blocking } from './blocking/blocking-time.ts';
import { startTracedBrowser } from './blocking/traced-browser.ts';
import { inDemoWorld } from './pages/demo-world.ts';
import { listPageKinds } from './pages/kinds.ts';
import { median } from './pages/median.ts';
import { step } from './supervision/step.ts';
import { findChromium } from '../scripts/find-test-tools.ts';
import { readOptions } from '../scripts/read-options.ts';

/**
 * Measures for how long pages block a phone during hydration, compared with the same pages without scripts, which show
 * the cost of style and layout alone. Needs built pages and Chromium. `DATA_DIR` names an existing demo world.
 */
const values = readOptions({
  objects: { type: 'string', default: '3000' },
  rounds: { type: 'string', default: '5' },
  json: { type: 'boolean', default: false },
});

const measured = ['start page', 'search', 'search with dates', 'region', 'home'];
const executable = findChromium();
if (!executable) throw new Error('Chromium: install the package chromium, or set CHROMIUM_PATH.');

await inDemoWorld(values.objects, async (dataDir) => {
  step('starting the site');
  const site = await startServerProcess({ DATA_DIR: dataDir });
  const browser = await startTracedBrowser(executable);
  try {
    const kinds = (await listPageKinds(site.url)).filter(({ page }) => measured.includes(page));
    const runs = kinds.map((): Record<'alive' | 'still', Blocking[]> => ({ alive: [], still: [] }));
    // Round 0 warms up pages and pictures.
    for (let round = 0; round <= Number(values.rounds); round += 1) {
      for (const [index, { path }] of kinds.entries()) {
        step(`tracing the ${kinds[index]!.page}, round ${round} of ${values.rounds}`);
        const alive = blockingTime(await browser.trace(site.url + path, { scripts: true }));
        const still = blockingTime(await browser.trace(site.url + path, { scripts: false }));
        if (round === 0) continue;
        runs[index]!.alive.push(alive);
        runs[index]!.still.push(still);
      }
    }
    const rows = kinds.map(({ page }, index) => {
      const { alive, still } = runs[index]!;
      return {
        page,
        'blocking ms': Math.round(median(alive.map(({ processor }) => processor))),
        'by the clock': Math.round(median(alive.map(({ clock }) => clock))),
        'without scripts': Math.round(median(still.map(({ processor }) => processor))),
        'without scripts, by the clock': Math.round(median(still.map(({ clock }) => clock))),
      };
    });
    if (values.json) console.log(JSON.stringify({ rows }));
    else console.table(rows);
  } finally {
    await browser.close();
    await site.stop();
  }
});
