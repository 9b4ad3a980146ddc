import { contactKinds, contactTopics, lastingTopics, type ContactKind } from './contact-topics.ts';

/** One topic as somebody has arranged it for the contact forms. */
export interface TopicEntry {
  /** `<kind>.<topic>` */
  topic: string;
  /** Other words than those of the house. */
  text?: string | undefined;
}

/** What the topics of letters to the office are called in one language, wherever somebody reads of them. */
export interface TopicTexts {
  /** Also what is no longer offered has a name: letters about it are there. */
  nameOf(kind: ContactKind, topic: string): string;
  /** What a form offers, in its order; where nobody has arranged anything, all that there are. */
  offered(kind: ContactKind): { value: string; text: string }[];
  /** What each topic is called, whoever writes about it: names that differ stand beside each other. */
  all(): { value: string; text: string }[];
}

/** The house's own words are texts, `content.topic.<kind>.<topic>`; an entry may have others. */
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
