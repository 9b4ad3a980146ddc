import { renderToStaticMarkup } from 'react-dom/server';
import { StaticRouter } from 'react-router';
import { expect, test } from 'vitest';
import { adminRoutes } from '../../../domain/admin-routes.ts';
import { languages } from '../../../domain/language.ts';
import { guestRoutes } from '../../../domain/guest-routes.ts';
import { createRoutes } from '../../../domain/routes.ts';
import { staffRooms } from '../../../domain/staff-rooms.ts';
import { createSiteTexts } from '../../../texts/site-texts.ts';
import { RoutesProvider, type KnownRoutes } from '../../app/routes-context.ts';
import { TextsProvider } from '../../app/texts-context.tsx';
import { OfficeMenu } from './office-menu.tsx';
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

test('the menu leads to every room and says which one is open', () => {
  const routes = createRoutes([...guestRoutes, ...adminRoutes], 'add') as unknown as KnownRoutes;
  const page = renderToStaticMarkup(
    <StaticRouter location="/admin/cases/">
      <TextsProvider value={{ language: 'de', t: texts.translate('de'), textsUrl: '' }}>
        <RoutesProvider value={routes}>
          <OfficeMenu />
        </RoutesProvider>
      </TextsProvider>
    </StaticRouter>,
  );
  expect(page.match(/href="[^"]+"/g)).toHaveLength(staffRooms.flatMap(({ rooms }) => rooms).length);
  expect(page).toMatch(/aria-current="page"[^>]*>Vorgänge des Büros</);
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
});
