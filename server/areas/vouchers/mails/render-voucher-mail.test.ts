import { expect, test } from 'vitest';
import { languages } from '../../../../domain/language.ts';
import { siteRoutes } from '../../../../domain/site-routes.ts';
import { createSiteTexts } from '../../../../texts/site-texts.ts';
import { sampleVoucherMails } from './render-voucher-mail.ts';

const texts = createSiteTexts();

test.each(languages)('in %s a buyer who hands the voucher over is not told to keep it', (language) => {
  const mails = sampleVoucherMails({
    language,
    translate: texts.translate(language),
    site: 'Feriola',
    publicUrl: 'https://feriola.example',
    routes: siteRoutes('add'),
  } as Parameters<typeof sampleVoucherMails>[0]);
  const [own, gift] = ['voucher-own', 'voucher-gift'].map((name) =>
    mails.find((mail) => mail.name === name)!,
  );
  // Nobody gets a gift of themselves.
  expect(own!.subject).not.toContain('Erika Mustermann');
  expect(own!.text).not.toMatch(/nicht weiter|do not share|ne le communiquez|non condividerlo/);
  expect(gift!.subject).toContain('Erika Mustermann');
});
