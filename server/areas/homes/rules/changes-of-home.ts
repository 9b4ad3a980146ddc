type Scalar = string | number | boolean | null;

export interface HomeChange {
  field: string;
  /** Null for fields that are not texts. */
  language: string | null;
  /** `before` and `after` are null for long fields, of which only the fact of the change is stored. */
  before: Scalar;
  after: Scalar;
}

/** The content of a home at one time, for comparison in its history. */
export interface HomeFacts {
  /** Fields short enough to be shown in full. */
  values: Readonly<Record<string, Scalar>>;
  /** Lists by the hash of their content; their length is shown. */
  lists: Readonly<Record<string, { count: number; digest: string }>>;
  /** Long fields by hash; null if empty. */
  digests: Readonly<Record<string, string | null>>;
  amenities: readonly string[];
  texts: Readonly<Record<string, { title: string; digests: Readonly<Record<string, string | null>> }>>;
}

const noText: HomeFacts['texts'][string] = { title: '', digests: {} };
const emptyChange = { language: null, before: null, after: null };

export function compareFacts(before: HomeFacts, after: HomeFacts): HomeChange[] {
  return [
    ...unionOfKeys(before.values, after.values)
      .map((field) => ({
        ...{ field, language: null },
        before: before.values[field] ?? null,
        after: after.values[field] ?? null,
      }))
      .filter((change) => change.before !== change.after),
    ...unionOfKeys(before.lists, after.lists)
      .filter((field) => before.lists[field]?.digest !== after.lists[field]?.digest)
      .map((field) => ({
        ...{ field, language: null },
        before: before.lists[field]?.count ?? 0,
        after: after.lists[field]?.count ?? 0,
      })),
    ...changedDigests(before.digests, after.digests).map((field) => ({ ...emptyChange, field })),
    ...before.amenities
      .filter((one) => !after.amenities.includes(one))
      .map((one) => ({ ...emptyChange, field: 'amenity', before: one })),
    ...after.amenities
      .filter((one) => !before.amenities.includes(one))
      .map((one) => ({ ...emptyChange, field: 'amenity', after: one })),
    ...unionOfKeys(before.texts, after.texts).flatMap((language) =>
      textChanges(language, before.texts[language] ?? noText, after.texts[language] ?? noText),
    ),
  ];
}

function textChanges(
  language: string,
  before: HomeFacts['texts'][string],
  after: HomeFacts['texts'][string],
): HomeChange[] {
  const title =
    before.title === after.title
      ? []
      : [{ field: 'title', language, before: before.title || null, after: after.title || null }];
  // For an added or removed language only the title is listed.
  const otherFields =
    before.title === '' || after.title === '' ? [] : changedDigests(before.digests, after.digests);
  return [...title, ...otherFields.map((field) => ({ ...emptyChange, field, language }))];
}

const unionOfKeys = (former: object, latter: object): string[] => [
  ...new Set([...Object.keys(former), ...Object.keys(latter)]),
];

const changedDigests = (
  before: Readonly<Record<string, string | null>>,
  after: Readonly<Record<string, string | null>>,
): string[] =>
  unionOfKeys(before, after).filter((field) => (before[field] ?? null) !== (after[field] ?? null));
