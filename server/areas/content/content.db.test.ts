import { currentOperator } from '../../../tests/builders/operator.ts';
import { sql } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { seedFiles } from '../../../content/seeds.ts';
import { openTestDatabase, type TestDatabase } from '../../../tests/harness/databases.ts';
import { publishContent } from '../../../tests/harness/publish-content.ts';
import { presentContent } from './present-page.ts';
import { createPublishedReader, wholeText, withPage } from './published.ts';
import { seedContents } from './seed-contents.ts';

let database: TestDatabase;
beforeAll(async () => {
  database = await openTestDatabase();
  await seedContents(database);
});
afterAll(() => database.close());

const unit = (page: string, language = 'de') =>
  database.db
    .selectFrom('contents')
    .selectAll()
    .where('page', '=', page)
    .where('language', '=', language)
    .executeTakeFirstOrThrow();
const revisions = (contentId: number) =>
  database.db
    .selectFrom('content_revisions')
    .select(['number', 'reason'])
    .where('content_id', '=', contentId)
    .orderBy('number')
    .execute();

test('every page of the house is published, once', async () => {
  const count = async (): Promise<number> =>
    (
      await database.db
        .selectFrom('contents')
        .select((row) => row.fn.countAll<number>().as('count'))
        .where('published_number', '=', 1)
        .executeTakeFirstOrThrow()
    ).count;
  expect(Number(await count())).toBe(seedFiles().length);
  await Promise.all([seedContents(database), seedContents(database)]);
  expect(Number(await count())).toBe(seedFiles().length);
});

test('the texts of the house say in each language what the original says', async () => {
  const { rows } = await sql<{ count: number }>`
    select count(*)::int from content_revisions r join contents c using (content_id)
    where r.source_number is distinct from case when c.language = 'de' then null else 1 end`.execute(
    database.db,
  );
  expect(rows[0]!.count).toBe(0);
});

test('a release that says the same in another form makes no revision', async () => {
  const { content_id, seed } = await unit('terms');
  await database.db
    .updateTable('contents')
    .set({ seed: 'the same in another form' })
    .where('content_id', '=', content_id)
    .execute();
  await seedContents(database);
  expect(await unit('terms')).toMatchObject({ published_number: 1, seed });
  expect(await revisions(content_id)).toHaveLength(1);
});

test('a text of a release replaces the one that nobody has changed', async () => {
  const { content_id } = await unit('terms');
  await database.db
    .updateTable('content_revisions')
    .set({ body: JSON.stringify({ version: 1, blocks: [] }) })
    .where('content_id', '=', content_id)
    .execute();
  await database.db
    .updateTable('contents')
    .set({ seed: 'an earlier text' })
    .where('content_id', '=', content_id)
    .execute();
  await seedContents(database);
  expect((await unit('terms')).published_number).toBe(2);
  expect(await revisions(content_id)).toEqual([
    { number: 1, reason: 'seeded' },
    { number: 2, reason: 'seeded' },
  ]);
});

test('what an editor has changed or withdrawn stays', async () => {
  const changed = await unit('privacy');
  const withdrawn = await unit('privacy', 'en');
  await database.db
    .updateTable('contents')
    .set({ seed: null })
    .where('content_id', '=', changed.content_id)
    .execute();
  await database.db
    .updateTable('contents')
    .set({ seed: null, published_number: null })
    .where('content_id', '=', withdrawn.content_id)
    .execute();
  await seedContents(database);
  expect((await unit('privacy')).published_number).toBe(changed.published_number);
  expect((await unit('privacy', 'en')).published_number).toBeNull();
});

test('a page that comes new with a release arrives', async () => {
  const { content_id } = await unit('disclaimer', 'it');
  await database.db
    .updateTable('contents')
    .set({ published_number: null })
    .where('content_id', '=', content_id)
    .execute();
  await database.db.deleteFrom('content_revisions').where('content_id', '=', content_id).execute();
  await database.db.deleteFrom('contents').where('content_id', '=', content_id).execute();
  await seedContents(database);
  expect((await unit('disclaimer', 'it')).published_number).toBe(1);
});

test('what is published in further containers follows the page, in its language alone', async () => {
  const { db } = database;
  const paragraph = (id: string, text: string) => ({ id, kind: 'quote', text });
  const blocks = (...more: object[]) => ({ version: 1, blocks: more });
  const of = { page: 'about', language: 'de' };
  await publishContent(db, { ...of, containerKey: 'seal' }, blocks(paragraph('a', 'Zweitens.')));
  await publishContent(db, { ...of, containerKey: 'box' }, blocks(paragraph('a', 'Erstens.')));
  await publishContent(
    db,
    { page: 'nobody', language: 'de', containerKey: 'box' },
    blocks(paragraph('a', 'x')),
  );
  const read = createPublishedReader(currentOperator);
  const published = await read(db);
  const about = published.find('about', 'de')!;
  const idsIn = (language: 'de' | 'en'): string[] =>
    wholeText(published, published.find('about', language)!).map(({ id }) => id);
  expect(idsIn('de')).toEqual([...about.blocks.map(({ id }) => id), 'box-a', 'seal-a']);
  expect(idsIn('en')).toEqual(published.find('about', 'en')!.blocks.map(({ id }) => id));
  // A page without its own text does not exist.
  expect(published.find('nobody', 'de')).toBeNull();
  // A working copy of the page's own text is shown together with its containers.
  expect(wholeText(withPage(published, { ...about, blocks: [] }), { ...about, blocks: [] })).toHaveLength(2);
  const resolver = { href: async () => null, picture: async () => null } as never;
  expect((await presentContent(about, resolver, published)).blocks.at(-1)).toMatchObject({
    text: 'Zweitens.',
  });
  // Unchanged pages are not read again.
  expect((await read(db)).further('about', 'de')).toHaveLength(2);
});
