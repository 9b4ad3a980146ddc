import { createWriteStream } from 'node:fs';
import { once } from 'node:events';
import { finished } from 'node:stream/promises';
import { parseArgs } from 'node:util';
import { readConfig } from '../server/config.ts';
import { startErrorLine } from '../server/expected-start-errors.ts';
import { exportAll, readCursor } from '../server/areas/feeds/feeds.ts';
import { systemClock } from '../server/platform/clock.ts';
import { openStorage } from '../server/platform/open-storage.ts';
import { ImportError } from './import-error.ts';
import { createProgress } from './progress.ts';

const usage = 'npm run export -- --out FILE [--since CURSOR]';

try {
  await run();
} catch (error) {
  const message = error instanceof Error ? error.message : String(error);
  console.error(
    error instanceof ImportError
      ? message
      : (startErrorLine(error, process.env) ?? `The export stopped: ${message.split('\n')[0]!}`),
  );
  process.exitCode = 1;
}

async function run(): Promise<void> {
  const { values } = parseArgs({
    options: { out: { type: 'string' }, since: { type: 'string', default: '' } },
  });
  const afterCursor = readCursor(values.since);
  if (values.out === undefined) throw new ImportError(usage);
  if (afterCursor === null) throw new ImportError(`--since is a cursor that an export has told.\n${usage}`);
  const config = readConfig(process.env);
  const connection = await openStorage(config);
  try {
    const out = createWriteStream(values.out);
    await once(out, 'open').catch(() => {
      throw new ImportError(`The export cannot be written to ${values.out!}.`);
    });
    const { onProgress } = createProgress();
    const options = {
      ...{ whose: null, isOwn: true, publicUrl: config.publicUrl },
      ...{ after: afterCursor, now: systemClock.now(), today: systemClock.today() },
    };
    let [homes, cursor] = [0, values.since];
    for await (const page of exportAll(connection.db, options)) {
      for (const line of page.lines) out.write(`${JSON.stringify(line)}\n`);
      if (out.writableNeedDrain) await once(out, 'drain');
      [homes, cursor] = [homes + page.lines.length, page.cursor];
      onProgress(page.done, page.total);
    }
    out.end();
    await finished(out);
    console.log(`\n${homes} homes in ${values.out}. The next export goes on with --since ${cursor || "''"}`);
  } finally {
    await connection.close();
  }
}
