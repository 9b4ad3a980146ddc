import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { languages } from '../../../domain/language.ts';
import { staffRooms } from '../../../domain/staff-rooms.ts';
import { createSiteTexts } from '../../../texts/site-texts.ts';
import { TextsProvider } from '../../app/texts-context.tsx';
import { QuietBar } from './quiet-bar.tsx';

const texts = createSiteTexts();

test.each(languages)('every room of the staff and every group has a name in %s', (language) => {
  const t = texts.translate(language);
  const names = staffRooms.flatMap(({ name, rooms }) => [
    `staff.group.${name}`,
    ...rooms.map((room) => `staff.room.${room.name}`),
  ]);
  expect(names.filter((key) => !t.has(key))).toEqual([]);
});

test.each(languages)('a copy of the site says in %s that nothing leaves it', (language) => {
  const t = texts.translate(language);
  const bar = renderToStaticMarkup(
    <TextsProvider value={{ language, t, textsUrl: '' }}>
      <QuietBar />
    </TextsProvider>,
  );
  expect(t.has('staff.quiet.title') && t.has('staff.quiet.text')).toBe(true);
  expect(bar).toContain(t('staff.quiet.title'));
  expect(bar).toContain('bin/admin live');
});
