import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { format } from 'oxfmt';
import { readConfig } from '../server/config.ts';
import { textsStore } from '../server/areas/texts/texts-store.ts';
import { startErrorLine } from '../server/expected-start-errors.ts';
import { migrate } from '../server/platform/migrate.ts';
import { openStorage } from '../server/platform/open-storage.ts';
import { withText } from '../texts/site-texts.ts';
import type { Messages } from '../texts/translate.ts';

/**
 * Writes the text overrides of editors from the configured database into the message files of this checkout. The
 * overrides are not deleted, but equal the files afterwards.
 */
const folder = join(import.meta.dirname, '../texts');
try {
  const connection = await openStorage(readConfig(process.env));
  await migrate(connection);
  const overrides = await textsStore.overrides(connection.db);
  for (const { language, key, text } of overrides) {
    const [namespace = '', ...rest] = key.split('.');
    const file = join(folder, language, `${namespace}.json`);
    const messages = JSON.parse(readFileSync(file, 'utf8')) as Messages;
    const changedText = JSON.stringify(withText(messages, rest, text), null, 2);
    writeFileSync(file, (await format(file, changedText, { printWidth: 110 })).code);
    process.stdout.write(`${language} ${key}\n`);
  }
  await connection.close();
} catch (error) {
  const line = startErrorLine(error, process.env);
  if (line === null) throw error;
  process.stderr.write(`${line}\n`);
  process.exit(1);
}
