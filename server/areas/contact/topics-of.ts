import type { Language } from '../../../domain/language.ts';
import { topicTexts, type TopicTexts } from '../../../domain/topic-texts.ts';
import type { Translate } from '../../../texts/translate.ts';
import type { Content } from '../content/content.ts';

export interface TopicsDeps {
  content: Pick<Content, 'topics'>;
  translate: (language: Language, site?: string) => Translate;
}

/** Returns the names of topics in a language, as written by the site's editors. */
export async function readTopics(
  { content, translate }: TopicsDeps,
  language: Language,
): Promise<TopicTexts> {
  return topicTexts(await content.topics(language), translate(language));
}
