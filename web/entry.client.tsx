import { startTransition, StrictMode } from 'react';
import { hydrateRoot } from 'react-dom/client';
import { HydratedRouter } from 'react-router/dom';
import { isLanguage } from '../domain/language.ts';
import { createTranslate, type Messages, type Translate } from '../texts/translate.ts';
import { createGuestRoutes, RoutesProvider } from './app/routes-context.ts';
import { TextsProvider } from './app/texts-context.tsx';

const { lang, dataset } = document.documentElement;
const textsUrl = dataset['texts'] ?? '';
const routes = createGuestRoutes(dataset['slash'] === 'remove' ? 'remove' : 'add');
const language = isLanguage(lang) ? lang : 'de';

// The page is readable before; it comes alive with the texts that the server rendered it with.
const response = await fetch(textsUrl);
const messages = (await response.json()) as Messages;

const translateWith = (some: Messages): Translate => createTranslate(some, language);

startTransition(() => {
  hydrateRoot(
    document,
    <StrictMode>
      <TextsProvider value={{ language, t: translateWith(messages), translateWith, textsUrl }}>
        <RoutesProvider value={routes}>
          <HydratedRouter />
        </RoutesProvider>
      </TextsProvider>
    </StrictMode>,
  );
});
