import type { Language } from '../../../domain/language.ts';
import { topicTexts, type TopicTexts } from '../../../domain/topic-texts.ts';
import type { Translate } from '../../../texts/translate.ts';
import type { Content } from '../content/content.ts';

export interface TopicsDeps {
  content: Pick<Content, 'topics'>;
  translate: (language: Language, site?: string) => Translate;
}

/** Names of topics in a language, as editors of the site have written them. */
export async function topicsOf({ content, translate }: TopicsDeps, language: Language): Promise<TopicTexts> {
  return topicTexts(await content.topics(language), translate(language));
}
