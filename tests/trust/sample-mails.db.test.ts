import { testOperator } from '../builders/operator.ts';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { languages, type Language } from '../../domain/language.ts';
import { mailPageKey } from '../../server/http/mail-page.ts';
import { createSiteTexts } from '../../texts/site-texts.ts';
import { openTestDatabase } from '../harness/databases.ts';
import { startSite, type RunningSite } from '../harness/running-site.ts';
import { aSession, aToken } from './tokens.ts';
import { send } from './valid-calls.ts';

interface Shown {
  html: string;
  text: string;
  subject: string;
}

let site: RunningSite;
let names: string[];
const shown = new Map<string, Shown>();

beforeAll(async () => {
  const database = await openTestDatabase();
  site = await startSite(database);
  const { id } = await aSession(database, { roles: ['admin'] });
  const headers = { cookie: `jwt=${await aToken(site.dataDir, { jti: id })}` };
  const response = await send(site.url, 'listSampleMails', {}, headers);
  const { data } = (await response.json()) as { data: { mails: { name: string; subject: string }[] } };
  names = data.mails.map(({ name }) => name);
  // The office chooses a mail by what people see of it.
  expect(data.mails.filter(({ subject }) => subject.trim() === '')).toEqual([]);
  for (const name of names) {
    for (const language of languages) {
      const of = async (look: string): Promise<Response> =>
        fetch(`${site.url}/mails/samples/${name}/${language}?look=${look}`);
      const html = await of('light');
      expect(html.status).toBe(200);
      const subject = decodeURIComponent(html.headers.get('x-mail-subject') ?? '');
      shown.set(`${name} ${language}`, {
        html: await html.text(),
        text: await (await of('text')).text(),
        subject,
      });
    }
  }
  // Each mail in four languages and two looks: some hundreds of pages.
}, 180_000);
afterAll(() => site.stop());

const mail = (name: string, language: Language): Shown => shown.get(`${name} ${language}`)!;
const noReply: Record<Language, string> = {
  de: 'Bitte antworten Sie nicht',
  en: 'Please do not reply',
  fr: 'Merci de ne pas répondre',
  it: 'Non rispondere',
};
/** The office reads German, whoever writes. */
const isToOffice = (name: string): boolean => /^(?:contact-office|contact-reply|office-waiting)$/.test(name);

/** They go to colleagues or to many, or are written by a person. */
const greetsNobody = new Set([
  'contact-office',
  'contact-reply',
  'office-waiting',
  'contact-answer',
  'campaign-issue',
]);
/** German and Italian go on in small letters, but for names and, in German, the polite words. */
const beginAfterGreeting: Record<Language, RegExp> = {
  de: /^(?:\p{Ll}|Sie |Ihre? |Erika |Edda |Ada |Carla |Familie )/u,
  en: /^\P{Ll}/u,
  fr: /^\P{Ll}/u,
  it: /^(?:\p{Ll}|Erika |Edda |Ada |Carla |Familie )/u,
};
const wrongIn: Record<Language, readonly RegExp[]> = {
  // A time of day in a sentence.
  de: [/\b(?:bis|ab) \d\d\.\d\d\.\d{4}, \d\d:\d\d(?! Uhr)/i],
  // A sum is one thing.
  en: [/€[\d.,]+ are\b/],
  // A sign needs its space, the first of a month its ending, and a name may begin with a vowel.
  fr: [/(?<!^Re)(?<=[\p{L}\d)]):\s/mu, /(?:^|\D )1 (?:janv|mai|juin|oct)/m, /\b(?:de|que) Erika\b/],
  // Whoever is spoken to is tu.
  it: [/\bLei\b/, /(?<=\p{Ll} )(?:Suo|Sua|Suoi|Sue)\b/u, /\b(?:aiutar|aver|accoglier|ospitar)(?:La|Le)\b/],
};

describe.each(languages)('in %s', (language) => {
  test('every mail of the product says the same as HTML and as plain text, in the language of its reader', () => {
    expect(names.length).toBeGreaterThan(40);
    for (const name of names) {
      const { html, text, subject } = mail(name, language);
      expect(html, name).toContain(`<html lang="${isToOffice(name) ? 'de' : language}"`);
      expect(subject, name).toMatch(/^\S.{5,150}\S$/);
      // A mail that invites an answer must not say that nobody reads answers.
      if (name.startsWith('messages-')) expect(text, name).not.toContain(noReply[language]);
      // The preview page contains the pictures that are attached to the mail.
      expect(html, name).not.toContain('src="cid:');
      for (const part of [subject, html, text]) {
        expect(part, name).not.toMatch(
          /\{\{|\}\}|undefined|\[object|\b(?:mail|letters|price|booking)\.[a-z]+\.[a-z]/,
        );
      }
      expect(text, name).not.toMatch(/<\/?[a-z]+[ >]/i);
      expect(text, name).toContain(testOperator.line);
      expect(html, name).toContain(testOperator.line.replaceAll('&', '&amp;'));
      const links = [...html.matchAll(/<a class="(?:main|pine)" href="([^"]+)"/g)].map(([, href]) =>
        href!.replaceAll('&amp;', '&'),
      );
      expect(links.length, name).toBeGreaterThan(0);
      for (const link of links) expect(text, name).toContain(link);
    }
  });

  test('a person is greeted, and what follows goes on as the language does after a comma', () => {
    for (const name of names.filter((one) => !greetsNobody.has(one))) {
      const [, greeting = '', begin = ''] = mail(name, language).text.split('\n\n');
      expect(greeting, name).toMatch(/^[^\n]{4,60},$/);
      expect(begin, name).toMatch(beginAfterGreeting[language]);
    }
  });

  test('no mail breaks a rule of the language that names and figures can break', () => {
    for (const name of names.filter((one) => !isToOffice(one))) {
      for (const part of Object.values(mail(name, language))) {
        for (const wrong of wrongIn[language]) expect(part, name).not.toMatch(wrong);
      }
    }
  });

  test('each subject that there is belongs to a mail that is shown', () => {
    const subjects = names.map((name) => mail(name, language).subject);
    for (const [key, said] of createSiteTexts().given(language)) {
      if (!/^mail\..*\.subject(_one|_other)?$/.test(key) || key.endsWith('_one')) continue;
      if (language !== 'de' && /^mail\.(?:contact\.)?(office|reply)\./.test(key)) continue;
      const form = new RegExp(
        `^(Re: )?${said
          .split(/\{\{[^}]*\}\}/)
          .map((part) => part.replace(/[.*+?^${}()|[\]\\]/g, '\\$&'))
          .join('.*')}$`,
      );
      expect(
        subjects.some((subject) => form.test(subject)),
        key,
      ).toBe(true);
    }
  });
});

test('a mail looks as its reader is set, and nothing of it runs', async () => {
  const of = (look: string): Promise<Response> =>
    fetch(`${site.url}/mails/samples/newsletter-ask/en?look=${look}`);
  const [light, dark] = [await (await of('light')).text(), await (await of('dark')).text()];
  expect(light).toContain('@media not all');
  expect(dark).toContain('@media all');
  const policy = (await of('light')).headers.get('content-security-policy')!;
  expect(policy).toContain("default-src 'none'");
  expect(policy).toMatch(/sandbox$/);
});

test('in production a sample opens with a key of those who may look at it, for an hour', async () => {
  const secret = 's'.repeat(43);
  const production = await startSite(await openTestDatabase(), {
    environment: { NODE_ENV: 'production', SECRET: secret },
  });
  try {
    const status = async (query: string): Promise<number> =>
      (await fetch(`${production.url}/mails/samples/newsletter-ask/en${query}`)).status;
    const linkKey = Buffer.from(secret).toString('base64url');
    const keyAt = (ms: number): string =>
      mailPageKey({ clock: { now: () => new Date(ms) }, secret: linkKey }, 'samples');
    expect(await status('')).toBe(404);
    expect(await status(`?key=${keyAt(Date.now() - 3_700_000)}`)).toBe(404);
    expect(await status(`?key=${keyAt(Date.now())}`)).toBe(200);
  } finally {
    await production.stop();
  }
});
