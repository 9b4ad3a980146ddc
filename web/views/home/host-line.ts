import { findAnswerStep } from '../../../domain/messages/question.ts';
import type { Translate } from '../../../texts/translate.ts';
import type { HomeData } from '../../features/home/home-data.ts';

/** Says what a guest wants to know of a host at first: how soon an answer comes, and in which languages. */
export function buildHostLine(
  { name, since, languages }: Pick<HomeData['home']['landlord'], 'name' | 'since' | 'languages'>,
  answerHours: number | null,
  t: Translate,
): string {
  if (name === '') return '';
  const step = findAnswerStep(answerHours);
  const names = languages
    .map((code) => (t.has(`object.source.in.${code}`) ? t(`object.source.in.${code}`) : code))
    .join(', ');
  return [
    step === 'unknown'
      ? `${t('object.provider.since')} ${since.slice(0, 4)}`
      : t(`letters.ask.answer.${step}`),
    ...(names === '' ? [] : [t('letters.ask.languages', { languages: names })]),
  ].join(' · ');
}
