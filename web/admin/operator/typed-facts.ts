import { isLanguage, languages, type Language } from '../../../domain/language.ts';
import {
  factKinds,
  type GivenFacts,
  type OfficeHours,
  type OperatorFact,
} from '../../../domain/operator/facts.ts';
import { readDayHours, writeDayHours } from '../../../domain/operator/opening-hours.ts';

/** Field values of a step. A text in several languages and opening hours have several fields. */
export type TypedFacts = Readonly<Record<string, string>>;

export const weekdays = [0, 1, 2, 3, 4, 5, 6] as const;
export const fieldName = (fact: OperatorFact, of: string | number): string => `${fact}.${of}`;

export function typedFacts(names: readonly OperatorFact[], facts: GivenFacts): TypedFacts {
  return Object.assign({}, ...names.map((fact) => toFields(fact, facts))) as TypedFacts;
}

function toFields(fact: OperatorFact, facts: GivenFacts): Record<string, string> {
  const value = facts[fact];
  switch (factKinds[fact]) {
    case 'localized': {
      const texts = (value ?? {}) as Partial<Record<Language, string>>;
      return Object.fromEntries(
        languages.map((language) => [fieldName(fact, language), texts[language] ?? '']),
      );
    }
    case 'hours':
      return Object.fromEntries(
        weekdays.map((day) => [
          fieldName(fact, day),
          writeDayHours((value ?? []) as readonly OfficeHours[], day),
        ]),
      );
    case 'languages':
      return { [fact]: ((value ?? languages) as readonly string[]).join(' ') };
    case 'hosts':
    case 'countries':
      return { [fact]: ((value ?? []) as readonly string[]).join(', ') };
    case 'perMille':
      return { [fact]: value === undefined ? '' : String((value as number) / 10) };
    case 'cents':
      return { [fact]: value === undefined ? '' : ((value as number) / 100).toFixed(2) };
    default:
      return { [fact]: (value as string | undefined) ?? '' };
  }
}

/** Converts field values to facts, and lists the empty ones. */
export function readFacts(
  names: readonly OperatorFact[],
  typed: TypedFacts,
): { facts: GivenFacts; without: OperatorFact[] } {
  const values = names.map((fact) => [fact, readFact(fact, typed)] as const);
  return {
    facts: Object.fromEntries(values.filter(([, value]) => value !== undefined)) as GivenFacts,
    without: values.flatMap(([fact, value]) => (value === undefined ? [fact] : [])),
  };
}

function readFact(fact: OperatorFact, typed: TypedFacts): unknown {
  const text = (typed[fact] ?? '').trim();
  switch (factKinds[fact]) {
    case 'localized': {
      const texts = languages.flatMap((language) => {
        const text = typed[fieldName(fact, language)]?.trim() ?? '';
        return text === '' ? [] : [[language, text]];
      });
      return texts.length === 0 ? undefined : Object.fromEntries(texts);
    }
    case 'hours': {
      const hours = weekdays.flatMap((weekday) => {
        const text = typed[fieldName(fact, weekday)] ?? '';
        // Text that is no opening is sent as one that the server refuses, so that it reports the error.
        const spans = readDayHours(text) ?? [{ from: text.trim().slice(0, 5), to: '' }];
        return spans.map((span) => ({ weekday, ...span }));
      });
      return hours.length === 0 ? undefined : hours;
    }
    case 'languages': {
      const on = text.split(' ').filter(isLanguage);
      return on.length === languages.length ? undefined : on;
    }
    case 'hosts':
    case 'countries': {
      const entries = text.split(/[\s,;]+/).filter(Boolean);
      return entries.length === 0 ? undefined : entries;
    }
    case 'perMille':
    case 'cents': {
      // Text that is no number is sent unchanged, so that the server reports the error.
      const unitsEach = factKinds[fact] === 'cents' ? 100 : 10;
      return text === '' ? undefined : Math.round(Number(text.replace(',', '.')) * unitsEach);
    }
    default:
      return text === '' ? undefined : text;
  }
}
