import { renderToStaticMarkup } from 'react-dom/server';
import type { ReactNode } from 'react';
import { expect, test } from 'vitest';
import { createSiteTexts } from '../../../texts/site-texts.ts';
import { TextsProvider } from '../../app/texts-context.tsx';
import { ProofFields, useProof } from './proof-fields.tsx';

const t = createSiteTexts().translate('de');

function Asked({ label }: { label?: string }): ReactNode {
  const proof = useProof({ email: 'erika@example.com', asksCode: false, hasPasskey: false });
  return (
    <ProofFields
      name="proof"
      {...(label !== undefined && { label })}
      proof={proof}
      failure={{ type: 'wrong-password', data: {} }}
      onChange={() => undefined}
    />
  );
}

const shown = (asked: ReactNode): string =>
  renderToStaticMarkup(<TextsProvider value={{ language: 'de', t, textsUrl: '' }}>{asked}</TextsProvider>);

test('whoever shows whose account it is gives their password; only a form that asks for a new one calls it the former', () => {
  expect(shown(<Asked />)).toMatch(/<label[^>]*>Ihr Passwort</);
  expect(shown(<Asked />)).toContain('Das Passwort stimmt nicht.');
  expect(shown(<Asked label="Bisheriges Passwort" />)).toMatch(/<label[^>]*>Bisheriges Passwort</);
});
