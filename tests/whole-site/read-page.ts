import type { DemoSite } from '../harness/demo-site.ts';

/** Metadata of a page read from its HTML without a browser. Addresses are paths with their query. */
export interface PageAsSent {
  html: string;
  status: number;
  lang: string | undefined;
  title: string;
  description: string | undefined;
  headings: string[];
  robots: string | undefined;
  canonical: string | undefined;
  /** Language code (with x-default) -> address. */
  alternates: Readonly<Record<string, string>>;
  /** Language -> address of its links in the language switch; all links of a language must agree. */
  switches: Readonly<Record<string, string>>;
}

export async function readPage(site: DemoSite, path: string): Promise<PageAsSent> {
  const { status, text: html } = await site.ask(path);
  const links = elements(html, 'link');
  const metas = elements(html, 'meta');
  const named = (name: string): string | undefined =>
    metas.find((meta) => meta['name'] === name)?.['content'];
  return {
    html,
    status,
    lang: elements(html, 'html')[0]?.['lang'],
    title: unescaped(/<title>([^<]*)<\/title>/.exec(html)?.[1] ?? ''),
    description: named('description'),
    headings: [...html.matchAll(/<h1\b[^>]*>(.*?)<\/h1>/gs)].map(([, text = '']) =>
      unescaped(text.replace(/<[^>]*>/g, '')),
    ),
    robots: named('robots'),
    canonical: one(links.filter(({ rel }) => rel === 'canonical').map(({ href }) => pathOfUrl(href))),
    alternates: byLanguage(links.filter(({ rel }) => rel === 'alternate')),
    switches: byLanguage(elements(html, 'a')),
  };
}

function one<Value>(values: readonly Value[]): Value | undefined {
  if (values.length > 1) throw new Error(`Expected one, found ${values.join(', ')}`);
  return values[0];
}

function byLanguage(found: readonly Record<string, string>[]): Record<string, string> {
  const targets: Record<string, string> = {};
  for (const { hreflang, href } of found) {
    if (hreflang === undefined) continue;
    const path = pathOfUrl(href);
    if (targets[hreflang] !== undefined && targets[hreflang] !== path) {
      throw new Error(`Two addresses in ${hreflang}: ${targets[hreflang]} and ${path}`);
    }
    targets[hreflang] = path;
  }
  return targets;
}

function pathOfUrl(url: string | undefined): string {
  const { pathname, search } = new URL(url ?? '', 'http://localhost');
  return pathname + search;
}

const marks: Readonly<Record<string, string>> = {
  amp: '&',
  quot: '"',
  '#x27': "'",
  '#39': "'",
  lt: '<',
  gt: '>',
};

function unescaped(text: string): string {
  return text.replace(/&(amp|quot|#x27|#39|lt|gt);/g, (_, name: string) => marks[name] ?? '');
}

function elements(html: string, kind: string): Record<string, string>[] {
  return [...html.matchAll(new RegExp(`<${kind}\\b([^>]*)>`, 'g'))].map(([, inner = '']) =>
    Object.fromEntries(
      [...inner.matchAll(/([\w:-]+)="([^"]*)"/g)].map(([, name = '', value = '']) => [
        name.toLowerCase(),
        unescaped(value),
      ]),
    ),
  );
}
