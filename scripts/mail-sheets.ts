import { mkdirSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { chromium, type Page } from 'playwright-core';
import { languages } from '../domain/language.ts';
import { demoPerson } from '../tests/e2e/demo-person.ts';
import startWorld from '../tests/e2e/world.ts';
import { findChromium } from './find-test-tools.ts';
import { readOptions } from './read-options.ts';

/**
 * Renders all mails of the site on contact sheets, at the widths of mail readers, in light and dark mode and in each
 * language. Prints the mails that are wider than their reader. CONTRIBUTING.md describes its use.
 */
const values = readOptions({
  languages: { type: 'string', default: languages.join() },
  widths: { type: 'string', default: '390,700' },
  looks: { type: 'string', default: 'light,dark' },
  only: { type: 'string', default: '' },
  out: { type: 'string', default: join(import.meta.dirname, '../.cache/mails') },
});

const sheet = { width: 1600, height: 1600 };
const gap = 8;
/** Height in pixels for the name and subject above each mail. */
const head = 40;

interface Mail {
  name: string;
  subject: string;
  html: string;
}

interface Reader {
  width: number;
  /** Scale of mails on a sheet. It is smaller for wide readers, so that more mails fit. */
  scale: number;
}

const createReader = (width: number): Reader => ({ width, scale: Math.min(1, 520 / width) });

async function post(site: string, path: string, body: unknown, cookie = ''): Promise<Response> {
  const headers = { 'content-type': 'application/json', origin: site, cookie };
  const answer = await fetch(site + path, { method: 'POST', headers, body: JSON.stringify(body) });
  if (!answer.ok) throw new Error(`${path}: ${answer.status} ${await answer.text()}`);
  return answer;
}

async function fetchSampleList(site: string): Promise<{ names: string[]; key: string }> {
  const { login: email, password } = demoPerson('admin');
  const login = await post(site, '/api/user/login', { user: { email, password } });
  const cookies = login.headers.getSetCookie().map((cookie) => cookie.split(';', 1)[0]);
  const answer = await post(site, '/api/admin/mails/samples', {}, cookies.join('; '));
  const { data } = (await answer.json()) as { data: { mails: { name: string }[]; key: string } };
  return { names: data.mails.map(({ name }) => name), key: data.key };
}

async function renderMails(site: string, language: string, look: string): Promise<Mail[]> {
  const { names, key } = await fetchSampleList(site);
  const beginnings = values.only.split(',');
  const mails: Mail[] = [];
  for (const name of names.filter((one) => beginnings.some((beginning) => one.startsWith(beginning)))) {
    const query = new URLSearchParams({ look, key }).toString();
    const answer = await fetch(`${site}/mails/samples/${name}/${language}?${query}`);
    const subject = decodeURIComponent(answer.headers.get('x-mail-subject') ?? '');
    mails.push({ name, subject, html: await answer.text() });
  }
  return mails;
}

/** Measures height and width of a mail in a reader. Runs in the page. */
async function measure({
  html,
  width,
}: {
  html: string;
  width: number;
}): Promise<{ height: number; needed: number }> {
  const frame = document.createElement('iframe');
  frame.style.cssText = `width:${width}px;height:100px;border:0`;
  frame.srcdoc = html;
  await new Promise((resolve) => {
    frame.onload = resolve;
    document.body.replaceChildren(frame);
  });
  const { scrollHeight: height, scrollWidth: contentWidth } = frame.contentDocument!.documentElement;
  return { height, needed: contentWidth };
}

interface Part {
  mail: Mail;
  /** Pixels of the mail that are in earlier columns. */
  from: number;
  height: number;
}

/** Splits a mail that is higher than a sheet into several columns. */
function splitMail(mail: Mail, height: number, { scale }: Reader): Part[] {
  const step = Math.floor((sheet.height - head - gap) / scale);
  const parts: Part[] = [];
  for (let from = 0; from < height; from += step) {
    parts.push({ mail, from, height: Math.min(step, height - from) });
  }
  return parts;
}

/** Arranges parts in columns and sheets, in their order. */
function arrange(parts: readonly Part[], { width, scale }: Reader): Part[][][] {
  const columns = Math.floor((sheet.width + gap) / (width * scale + gap));
  const sheets: Part[][][] = [];
  let remainingHeight = 0;
  for (const part of parts) {
    const partHeight = part.height * scale + head + gap;
    let column = sheets.at(-1)?.at(-1);
    if (!column || remainingHeight < partHeight) {
      column = [];
      remainingHeight = sheet.height;
      if ((sheets.at(-1)?.length ?? columns) === columns) sheets.push([column]);
      else sheets.at(-1)!.push(column);
    }
    column.push(part);
    remainingHeight -= partHeight;
  }
  return sheets;
}

/** Renders the columns of a sheet and waits until everything is loaded. Runs in the page. */
async function show({ columns, width, scale }: Reader & { columns: Part[][] }): Promise<void> {
  const pendingLoads: Promise<unknown>[] = [];
  const columnElements = columns.map((parts) => {
    const column = document.createElement('div');
    for (const { mail, from, height } of parts) {
      const title = document.createElement('p');
      title.textContent = `${mail.name}: ${mail.subject}`;
      const place = document.createElement('div');
      place.style.cssText = `width:${width * scale}px;height:${height * scale}px;overflow:hidden`;
      const frame = document.createElement('iframe');
      frame.style.cssText = `width:${width}px;height:${from + height}px;border:0;transform-origin:0 0;transform:scale(${scale}) translateY(${-from}px)`;
      frame.srcdoc = mail.html;
      pendingLoads.push(new Promise((resolve) => (frame.onload = resolve)));
      place.append(frame);
      column.append(title, place);
    }
    return column;
  });
  document.body.replaceChildren(...columnElements);
  await Promise.all(pendingLoads);
}

const sheetPage = `<!doctype html><style>
body{margin:0;display:flex;gap:${gap}px;background:#c9c9d2;font:13px/18px sans-serif}
p{margin:0;height:${head}px;overflow:hidden;width:0;min-width:100%}
div+p{margin-top:${gap}px}
</style><body>`;

async function drawSheets(page: Page, mails: readonly Mail[], reader: Reader, name: string): Promise<void> {
  await page.setContent(sheetPage);
  const parts: Part[] = [];
  for (const mail of mails) {
    const { height, needed } = await page.evaluate(measure, { html: mail.html, width: reader.width });
    if (needed > reader.width) console.log(`${mail.name} ${name}: needs ${needed} pixels`);
    parts.push(...splitMail(mail, height, reader));
  }
  for (const [number, columns] of arrange(parts, reader).entries()) {
    await page.evaluate(show, { columns, ...reader });
    await page.screenshot({ path: join(values.out, `${name}-${number + 1}.png`) });
  }
}

async function main(): Promise<void> {
  rmSync(values.out, { recursive: true, force: true });
  mkdirSync(values.out, { recursive: true });
  const stopWorld = await startWorld();
  const browser = await chromium.launch({
    executablePath: findChromium() ?? '',
    args: ['--no-sandbox', '--disable-gpu'],
  });
  try {
    const page = await browser.newPage({ viewport: sheet });
    for (const language of values.languages.split(',')) {
      for (const look of values.looks.split(',')) {
        const mails = await renderMails(process.env['SITE_URL']!, language, look);
        for (const width of values.widths.split(',').map(Number)) {
          await drawSheets(page, mails, createReader(width), `${language}-${width}-${look}`);
        }
      }
    }
  } finally {
    await browser.close();
    await stopWorld();
  }
}

await main();
