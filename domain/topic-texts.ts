import { contactKinds, contactTopics, lastingTopics, type ContactKind } from './contact-topics.ts';

export interface TopicEntry {
  /** `<kind>.<topic>` */
  topic: string;
  text?: string | undefined;
}

export interface TopicTexts {
  /** Includes topics no longer offered, since there are letters about them. */
  nameOf(kind: ContactKind, topic: string): string;
  /** Topics of a form in its order; all topics if none were arranged. */
  offered(kind: ContactKind): { value: string; text: string }[];
  /** All topics across kinds of senders; differing names are joined. */
  all(): { value: string; text: string }[];
}

/** Default texts are `content.topic.<kind>.<topic>`; an entry may replace them. */
export function topicTexts(entries: readonly TopicEntry[], t: (key: string) => string): TopicTexts {
  const own = new Map(entries.flatMap(({ topic, text }) => (text === undefined ? [] : [[topic, text]])));
  const nameOf = (kind: ContactKind, topic: string): string =>
    own.get(`${kind}.${topic}`) ?? t(`content.topic.${kind}.${topic}`);
  return {
    nameOf,
    offered(kind) {
      const ofKind = (names: readonly string[]): string[] =>
        names.filter((name) => name.startsWith(`${kind}.`)).map((name) => name.slice(kind.length + 1));
      const arranged = ofKind(entries.map(({ topic }) => topic));
      const topics =
        arranged.length > 0 ? new Set([...arranged, ...ofKind(lastingTopics)]) : contactTopics[kind];
      return [...topics].map((value) => ({ value, text: nameOf(kind, value) }));
    },
    all() {
      const values = [...new Set(Object.values(contactTopics).flat())];
      return values.map((value) => {
        const kinds = contactKinds.filter((kind) =>
          (contactTopics[kind] as readonly string[]).includes(value),
        );
        return { value, text: [...new Set(kinds.map((kind) => nameOf(kind, value)))].join(' / ') };
      });
    },
  };
}
