import { startTransition, StrictMode } from 'react';
import { hydrateRoot } from 'react-dom/client';
import { HydratedRouter } from 'react-router/dom';
import { isLanguage } from '../domain/language.ts';
import { createTranslate } from '../texts/translate.ts';
import { createGuestRoutes, RoutesProvider } from './app/routes-context.ts';
import { loadedTexts, loadTexts } from './app/texts/loaded-texts.ts';
import { ShownTexts } from './app/texts/shown-texts.tsx';

const { lang, dataset } = document.documentElement;
const textsUrl = dataset['texts'] ?? '';
const routes = createGuestRoutes(dataset['slash'] === 'remove' ? 'remove' : 'add');
const language = isLanguage(lang) ? lang : 'de';

// Hydrates with the texts that the server rendered the page with; it is readable before.
await loadTexts(/(page-[\w-]+)\.json/.exec(textsUrl)![1] as `page-${string}`);
const texts = { language, t: createTranslate(loadedTexts, language, dataset['site']), textsUrl };

startTransition(() => {
  hydrateRoot(
    document,
    <StrictMode>
      <ShownTexts texts={texts}>
        <RoutesProvider value={routes}>
          <HydratedRouter />
        </RoutesProvider>
      </ShownTexts>
    </StrictMode>,
  );
});
