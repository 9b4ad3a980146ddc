import { runInNewContext } from 'node:vm';
import { describe, expect, test } from 'vitest';
import { siteRoutes } from '../../domain/site-routes.ts';
import { languages } from '../../domain/language.ts';
import { createSiteTexts } from '../../texts/site-texts.ts';
import { browserFiles } from './browser-files.ts';

const messages = createSiteTexts();
const files = browserFiles(messages, siteRoutes('add'));
const bodyOf = (path: string): string => files.get(path)!.body;

describe('the offline page', () => {
  test.each(languages)(
    'in %s is whole without scripts and without anything but its own style',
    (language) => {
      const html = bodyOf(`/offline/${language}.html`);
      expect(html).toContain(`<html lang="${language}">`);
      expect(html).toMatch(/<title>.{10,}<\/title>/);
      expect(html.match(/<h1>/g)).toHaveLength(1);
      expect(html).not.toMatch(/<script|style="|offline\.[a-z]+</);
      expect([...html.matchAll(/(?:src|href)="([^"]*)"/g)].map(([, href]) => href)).toEqual([
        'data:,',
        '/offline/offline.css',
        '',
      ]);
    },
  );
});

interface Answer {
  ok: boolean;
  status: number;
  from: string;
  headers: Headers;
  clone(): Answer;
}

/** The worker with a network that can be cut, and caches in memory. */
function startWorker() {
  const stores = new Map<string, Map<string, Answer>>();
  const answer = (from: string, status = 200, headers = new Headers()): Answer => ({
    ok: status < 400,
    status,
    from,
    headers,
    clone: () => answer(from, status),
  });
  let online = true;
  const asked: string[] = [];
  const keyOf = (request: string | { url: string }): string =>
    new URL(typeof request === 'string' ? request : request.url, 'https://site.example').pathname;
  const fetch = async (request: string | { url: string }): Promise<Answer> => {
    asked.push(keyOf(request));
    if (!online) throw new TypeError('offline');
    return answer(`network ${keyOf(request)}`, keyOf(request).includes('gone') ? 404 : 200);
  };
  const open = async (name: string) => {
    if (!stores.has(name)) stores.set(name, new Map());
    const store = stores.get(name)!;
    return {
      addAll: async (paths: string[]) => {
        for (const path of paths) store.set(path, await fetch(path));
      },
      put: async (request: { url: string }, response: Answer) => void store.set(keyOf(request), response),
      match: async (request: { url: string }) => store.get(keyOf(request)),
      keys: async () => [...store.keys()].map((path) => ({ url: `https://site.example${path}` })),
      delete: async (request: { url: string }) => store.delete(keyOf(request)),
    };
  };
  const listeners = new Map<string, (event: object) => void>();
  const self = {
    location: { origin: 'https://site.example' },
    registration: {},
    addEventListener: (type: string, listener: (event: object) => void) => listeners.set(type, listener),
  };
  const caches = {
    open,
    has: async (name: string) => stores.has(name),
    keys: async () => [...stores.keys()],
    delete: async (name: string) => stores.delete(name),
    match: async (path: string) => [...stores.values()].map((store) => store.get(path)).find(Boolean),
  };
  runInNewContext(bodyOf('/service-worker.js'), {
    self,
    caches,
    fetch,
    URL,
    Response: { error: () => answer('error', 0) },
  });
  const dispatch = async (type: string, event: object = {}): Promise<Answer | undefined> => {
    let response: Promise<Answer> | undefined;
    const waits: Promise<unknown>[] = [];
    listeners.get(type)!({
      ...event,
      preloadResponse: Promise.resolve(undefined),
      waitUntil: (work: Promise<unknown>) => waits.push(work),
      respondWith: (work: Promise<Answer>) => (response = work),
    });
    const answered = await response;
    await Promise.all(waits);
    return answered;
  };
  const get = (path: string, mode = 'no-cors', method = 'GET') =>
    dispatch('fetch', { request: { url: new URL(path, 'https://site.example').href, mode, method } });
  /** As the page of a booking does. */
  const carry = async (bookingID: number, until: string): Promise<void> => {
    const page = answer(`stay ${bookingID}`, 200, new Headers({ 'x-until': until }));
    await (await open('stay')).put({ url: `https://site.example/offline/stay/${bookingID}` }, page);
  };
  return { dispatch, get, stores, asked, carry, cut: () => (online = false) };
}

describe('the service worker', () => {
  test('shows pages from the network, and without one the offline page of their language', async () => {
    const worker = startWorker();
    await worker.dispatch('install');
    expect((await worker.get('/fr/search/', 'navigate'))?.from).toBe('network /fr/search/');
    worker.cut();
    expect((await worker.get('/fr/search/', 'navigate'))?.from).toBe('network /offline/fr.html');
    expect((await worker.get('/object/1001/', 'navigate'))?.from).toBe('network /offline/de.html');
    expect((await worker.get('/offline/offline.css'))?.from).toBe('network /offline/offline.css');
  });

  test('leaves calls, data, texts, pictures and other sites to the browser', async () => {
    const worker = startWorker();
    for (const path of [
      '/api/price',
      '/search.data',
      '/locales/de/page-Home.json?v=1',
      '/pictures/1-725x450.avif',
      'https://other.example/assets/x.js',
    ]) {
      expect(await worker.get(path)).toBeUndefined();
    }
    expect(await worker.get('/assets/x.js', 'no-cors', 'POST')).toBeUndefined();
    expect([...worker.stores.values()].flatMap((store) => [...store.keys()])).toEqual([]);
  });

  test('keeps files that never change, but none that is not there, and never a page', async () => {
    const worker = startWorker();
    await worker.get('/', 'navigate');
    await worker.get('/assets/gone.js');
    await worker.get('/assets/a.js');
    await worker.get('/assets/a.js');
    expect(worker.asked).toEqual(['/', '/assets/gone.js', '/assets/a.js']);
    expect([...worker.stores.get('assets')!.keys()]).toEqual(['/assets/a.js']);
    for (let index = 0; index < 130; index += 1) await worker.get(`/assets/${index}.js`);
    expect(worker.stores.get('assets')!.size).toBe(120);
  });

  test('shows a stay that lies on the device without a network, until it is over or somebody logs out', async () => {
    const worker = startWorker();
    await worker.dispatch('install');
    await worker.carry(7, '2999-05-09');
    await worker.carry(8, '2999-04-09');
    await worker.carry(9, '2020-01-01');
    expect((await worker.get('/booking/view/?bookingID=7', 'navigate'))?.from).toBe('network /booking/view/');
    worker.cut();
    expect((await worker.get('/booking/view/?bookingID=7', 'navigate'))?.from).toBe('stay 7');
    expect((await worker.get('/', 'navigate'))?.from).toBe('stay 8');
    expect((await worker.get('/booking/view/?bookingID=9', 'navigate'))?.from).toBe('stay 8');
    expect([...worker.stores.get('stay')!.keys()]).toEqual(['/offline/stay/7', '/offline/stay/8']);
    await worker.get('/api/user/logout', 'cors', 'POST');
    expect(worker.stores.has('stay')).toBe(false);
    expect((await worker.get('/', 'navigate'))?.from).toBe('network /offline/de.html');
  });

  test('drops the offline pages of an earlier version, and nothing else', async () => {
    const worker = startWorker();
    worker.stores.set('offline-old', new Map());
    worker.stores.set('assets', new Map());
    await worker.dispatch('install');
    await worker.dispatch('activate');
    expect([...worker.stores.keys()]).toEqual(['assets', expect.stringMatching(/^offline-[0-9a-f]{12}$/)]);
  });
});

describe('the words for browsers without modules', () => {
  const script = bodyOf('/outdated-browser.js');

  test.each([
    ['fr', '/fr/outdated/'],
    ['xx', '/outdated/'],
  ])('lead to the page about browsers in %s', (lang, path) => {
    const inserted: { children: { text?: string; href?: string }[]; role?: string }[] = [];
    const element = () => ({
      style: {},
      children: [] as object[],
      setAttribute(name: string, value: string) {
        Object.assign(this, { [name]: value });
      },
      appendChild(child: object) {
        this.children.push(child);
      },
    });
    runInNewContext(script, {
      document: {
        documentElement: { lang },
        createElement: element,
        createTextNode: (text: string) => ({ text }),
        body: { firstChild: null, insertBefore: (bar: never) => inserted.push(bar) },
      },
    });
    const [bar] = inserted;
    expect(bar).toMatchObject({ role: 'alert' });
    expect(bar!.children[0]!.text!.length).toBeGreaterThan(20);
    expect(bar!.children[1]!.href).toBe(path);
  });

  test('use no word that such a browser does not know', () => {
    expect(script.replace(/'.*'/g, '')).not.toMatch(/=>|\b(?:const|let|class|import)\b|`/);
  });
});
