import { contactKinds, contactTopics, lastingTopics, type ContactKind } from './contact-topics.ts';

export interface TopicEntry {
  /** Kind and topic, as `<kind>.<topic>`. */
  topic: string;
  text?: string | undefined;
}

export interface TopicTexts {
  /** Returns a topic's name. Includes topics no longer offered, since existing messages refer to them. */
  findTopicName(kind: ContactKind, topic: string): string;
  /** Returns the topics of a form in its order; all topics if editors arranged none. */
  offered(kind: ContactKind): { value: string; text: string }[];
  /** Returns all topics of all kinds of senders; differing names are joined. */
  all(): { value: string; text: string }[];
}

/** Creates the names of topics. Default texts are `content.topic.<kind>.<topic>`; an entry may replace them. */
export function topicTexts(entries: readonly TopicEntry[], t: (key: string) => string): TopicTexts {
  const ownTexts = new Map(entries.flatMap(({ topic, text }) => (text === undefined ? [] : [[topic, text]])));
  const findTopicName = (kind: ContactKind, topic: string): string =>
    ownTexts.get(`${kind}.${topic}`) ?? t(`content.topic.${kind}.${topic}`);
  return {
    findTopicName,
    offered(kind) {
      const ofKind = (names: readonly string[]): string[] =>
        names.filter((name) => name.startsWith(`${kind}.`)).map((name) => name.slice(kind.length + 1));
      const arrangedTopics = ofKind(entries.map(({ topic }) => topic));
      const topics =
        arrangedTopics.length > 0
          ? new Set([...arrangedTopics, ...ofKind(lastingTopics)])
          : contactTopics[kind];
      return [...topics].map((value) => ({ value, text: findTopicName(kind, value) }));
    },
    all() {
      const values = [...new Set(Object.values(contactTopics).flat())];
      return values.map((value) => {
        const kinds = contactKinds.filter((kind) =>
          (contactTopics[kind] as readonly string[]).includes(value),
        );
        return { value, text: [...new Set(kinds.map((kind) => findTopicName(kind, value)))].join(' / ') };
      });
    },
  };
}
