import { renderToStaticMarkup } from 'react-dom/server';
import { createMemoryRouter, RouterProvider } from 'react-router';
import { beforeEach, expect, test, vi } from 'vitest';
import { createSiteTexts } from '../../../../texts/site-texts.ts';
import { createGuestRoutes, RoutesProvider } from '../../../app/routes-context.ts';
import { TextsProvider } from '../../../app/texts-context.tsx';
import type { OfficeLine } from '../../../features/office/office-line.ts';
import * as office from '../../../features/office/use-office.ts';
import { OfficeCard } from './office-card.tsx';

const line: OfficeLine = { phone: { interact: '+4930', display: '+49 30' }, email: 'hallo@example.com' };
const t = createSiteTexts().translate('de');
const shown = (of: OfficeLine): string => {
  const router = createMemoryRouter([{ path: '/', element: <OfficeCard office={of} /> }]);
  return renderToStaticMarkup(
    <TextsProvider value={{ language: 'de', t, textsUrl: '' }}>
      <RoutesProvider value={createGuestRoutes('add')}>
        <RouterProvider router={router} />
      </RoutesProvider>
    </TextsProvider>,
  );
};

beforeEach(() => {
  vi.spyOn(office, 'useOffice').mockReturnValue({
    contact: {
      ...{
        name: 'Feriola GmbH',
        street: 'Am Alten Speicher 12',
        zip: '20457',
        city: 'Hamburg',
        country: 'DE',
      },
      ...{ open: true, staffTimes: [], overwriteTranslation: {} },
    } as never,
    staff: { staffNameShorted: 'Pauline R.', images: {} } as never,
  });
});

test('the house names who answers and where it is', () => {
  expect(shown(line)).toContain('Pauline R.');
  expect(shown(line)).toContain('Am Alten Speicher 12');
});

test('where a partner answers nobody of the house is named beside their phone', () => {
  const card = shown({ ...line, name: 'Reisebüro am Hafen' });
  expect(card).toContain('Reisebüro am Hafen');
  expect(card).not.toMatch(/Pauline|Feriola|Speicher|Jetzt erreichbar/);
});
