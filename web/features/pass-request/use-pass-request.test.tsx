import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test, vi } from 'vitest';
import { createSiteTexts } from '../../../texts/site-texts.ts';
import { TextsProvider } from '../../app/texts-context.tsx';
import { usePassRequest, type PassRequest } from './use-pass-request.ts';

test('a request for a new password waits for half a minute', async () => {
  const waits = vi.spyOn(AbortSignal, 'timeout');
  const fetched = vi.fn((..._: Parameters<typeof fetch>) => Promise.resolve(Response.json({})));
  vi.stubGlobal('fetch', fetched);
  let request: PassRequest | undefined;
  function Form(): null {
    request = usePassRequest('partner');
    return null;
  }
  renderToStaticMarkup(
    <TextsProvider value={{ language: 'en', t: createSiteTexts().translate('en'), textsUrl: '' }}>
      <Form />
    </TextsProvider>,
  );
  request!.ask('4711');
  await vi.waitFor(() => expect(fetched).toHaveBeenCalled());
  expect(waits.mock.calls).toEqual([[30_000]]);
  expect(fetched.mock.calls[0]![0]).toBe('/api/handling/passrequest');
});
