import { expect, test } from 'vitest';
import { cutReply } from './cut-reply.ts';

const textOf = (mail: string): string => cutReply(mail).text;

test.each([
  [
    'Am Mo., 3. Jan. 2030 um 10:00 Uhr schrieb Feriola <\nanswer+case-1-abc@localhost>:\n\n> Wann?\n',
    'German',
  ],
  ['On Mon, Jan 3, 2030 at 10:00 AM Feriola <a@b.example> wrote:\n\n> When?\n> \n', 'English'],
  ['Le lun. 3 janv. 2030 à 10:00, Feriola <a@b.example> a écrit :\n\n> Quand ?\n', 'French'],
  ['Il giorno lun 3 gen 2030 alle ore 10:00 Feriola <a@b.example> ha scritto:\n\n> Quando?\n', 'Italian'],
  ['-----Ursprüngliche Nachricht-----\nVon: Feriola\nWann?\n', 'a mark of the program'],
  ['________________________________\nVon: Feriola <a@b.example>\nGesendet: Montag\nWann?\n', 'a line'],
  ['From: Feriola <a@b.example>\nSent: Monday\nTo: Ada\nSubject: Re\n\nWhen?\n', 'a head'],
  ['Feriola <a@b.example> schrieb am 3. Januar 2030:\n\nWann?', 'a quotation without signs'],
  ['-- \nAda Lovelace\nExample Ltd', 'a signature'],
  ['Von meinem iPhone gesendet\n\n> Wann?\n', 'the line of a device'],
])('what a program adds is cut: %#', (added) => {
  expect(textOf(`Wir kommen um 15 Uhr.\n\nViele Grüße\nAda\n\n${added}`)).toBe(
    'Wir kommen um 15 Uhr.\n\nViele Grüße\nAda',
  );
});

test('what somebody types between and below quoted lines stays', () => {
  const mail =
    'On Mon, Jan 3, 2030 Feriola <a@b.example> wrote:\n> When?\n\nAt three.\n\n> How many?\n\nFour of us.\n';
  expect(textOf(mail)).toBe('At three.\n\nFour of us.');
});

test('words that only look like those of a program stay', () => {
  const mail =
    'As I wrote:\n\nOn Monday we come.\nFrom: the station we take the bus.\n\nCheers,\nAda\n\nPS: with a dog';
  expect(textOf(mail)).toBe(mail);
});

test('a mail of nothing but quoted lines is shown as it came', () => {
  expect(textOf('> When?\n> At three.')).toBe('> When?\n> At three.');
});

test('no mail is made so that reading it takes long', () => {
  const parts = [
    '1234from<',
    'Op x schreef ',
    'On a wrote ',
    '> ',
    '\n',
    '-',
    ' ',
    'Von: \n',
    'Am 1 schrieb @\n',
  ];
  const begun = performance.now();
  for (const part of parts) cutReply(part.repeat(1_000_000 / part.length));
  expect(performance.now() - begun).toBeLessThan(2000);
});
