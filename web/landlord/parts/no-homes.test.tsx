import { renderToStaticMarkup } from 'react-dom/server';
import { StaticRouter } from 'react-router';
import { expect, test } from 'vitest';
import { guestRoutes } from '../../../domain/guest-routes.ts';
import { landlordRoutes } from '../../../domain/landlord-routes.ts';
import { languages } from '../../../domain/language.ts';
import { createRoutes } from '../../../domain/routes.ts';
import { createSiteTexts } from '../../../texts/site-texts.ts';
import { RoutesProvider, type KnownRoutes } from '../../app/routes-context.ts';
import { TextsProvider } from '../../app/texts-context.tsx';
import { NoHomes } from './no-homes.tsx';

const texts = createSiteTexts();
const routes = createRoutes([...guestRoutes, ...landlordRoutes], 'add') as unknown as KnownRoutes;

test.each(languages)(
  'who has no home yet finds the way to the first one and to the bank account in %s',
  (language) => {
    const t = texts.translate(language);
    const page = renderToStaticMarkup(
      <StaticRouter location="/">
        <TextsProvider value={{ language, t, textsUrl: '' }}>
          <RoutesProvider value={routes}>
            <NoHomes />
          </RoutesProvider>
        </TextsProvider>
      </StaticRouter>,
    );
    for (const path of ['/landlord/homes/', '/landlord/payouts/']) expect(page).toContain(`${path}"`);
    expect(page).not.toContain('work.empty');
    expect(page).toContain(t('work.empty.createHome'));
  },
);
