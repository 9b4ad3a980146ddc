import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { languages, type Language } from '../domain/language.ts';
import { promisedNumbers } from '../domain/promised-numbers.ts';
import { flatTexts } from './flat-texts.ts';
import type { Messages } from './translate.ts';

type Rule = keyof typeof promisedNumbers;

/** Texts that spell a number out because no code hands it over: a changed rule must change them too. */
const spelledOut: readonly [file: string, key: string, ...rules: Rule[]][] = [
  ['booking', 'next.prolong.text', 'holdDays', 'holdHours'],
  ['booking', 'next.pay.whenConfirmed', 'daysToPay'],
  ['mail', 'guest.option.confirm', 'holdDays'],
  ['mail', 'ratings.reportTaken.text', 'ratingReportDays'],
  ['map', 'homeMap.circleNote', 'circleMetres'],
  ['price', 'part.downPayment', 'daysToPay'],
  ['price', 'part.full', 'daysToPay'],
  ['search', 'filter.freeCancel:Y', 'flexibleDays'],
  ['vouchers', 'shop.term.validity', 'voucherYears'],
  ['vouchers', 'shop.term.withdrawal', 'withdrawalDays'],
  ['vouchers', 'shop.withdrawalNote', 'withdrawalDays'],
  ['vouchers', 'mail.withdrawal', 'withdrawalDays'],
  ['vouchers', 'withdrawal.description', 'withdrawalDays'],
  ['vouchers', 'withdrawal.voucher-not-withdrawable', 'withdrawalDays'],
];

const words: Readonly<Record<Language, Readonly<Record<number, string>>>> = {
  de: { 3: 'drei', 7: 'sieben' },
  en: { 3: 'three', 7: 'seven' },
  fr: { 3: 'trois', 7: 'sept' },
  it: { 3: 'tre', 7: 'sette' },
};

describe.each(languages)('texts in %s', (language) => {
  test.each(spelledOut)('%s.%s contains the numbers of its rules', (file, key, ...rules) => {
    const messages = JSON.parse(
      readFileSync(new URL(`./${language}/${file}.json`, import.meta.url), 'utf8'),
    ) as Messages;
    const text = flatTexts(messages).get(key)!;
    for (const rule of rules) {
      const number = promisedNumbers[rule];
      const word = words[language][number] ?? String(number);
      expect(text, rule).toMatch(new RegExp(`(?<![\\p{L}\\d])(?:${number}|${word})(?![\\p{L}\\d])`, 'iu'));
    }
  });
});
