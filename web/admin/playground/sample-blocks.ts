import type { ContentBlock, RichText } from '../../../domain/content-blocks.ts';

const richText = (...paragraphs: string[]): RichText => ({
  type: 'doc',
  content: paragraphs.map((text) => ({ type: 'paragraph', content: [{ type: 'text', text }] })),
});

export function sampleBlocks(t: (key: string) => string): ContentBlock[] {
  const title = t('desk.sample.title');
  const sentence = t('desk.sample.sentence');
  const label = t('desk.sample.label');
  const picture = { scene: 'theme-start', alt: t('desk.sample.alt') };
  const text = (value: string) => ({ type: 'text', text: value }) as const;
  return [
    { id: 'head', kind: 'head', title, description: sentence, lead: sentence },
    {
      id: 'text',
      kind: 'text',
      text: {
        type: 'doc',
        content: [
          { type: 'heading', attrs: { level: 2 }, content: [text(title)] },
          {
            type: 'paragraph',
            content: [
              text(`${sentence} `),
              { ...text(label), marks: [{ type: 'link', attrs: { to: 'page:Faq' } }] },
            ],
          },
          {
            type: 'bullet_list',
            content: [{ type: 'list_item', content: [{ type: 'paragraph', content: [text(sentence)] }] }],
          },
        ],
      },
    },
    { id: 'picture', kind: 'picture', picture, caption: sentence },
    {
      id: 'gallery',
      kind: 'gallery',
      pictures: [picture, { ...picture, scene: 'offer-27' }, { ...picture, scene: 'offer-21' }],
    },
    {
      id: 'teasers',
      kind: 'teasers',
      title,
      teasers: [
        { title, text: sentence, picture, to: 'page:Blog', label },
        { title, text: sentence, to: 'offer:27', label },
      ],
    },
    {
      id: 'accordion',
      kind: 'accordion',
      title,
      entries: [{ id: 'one', question: t('desk.sample.question'), answer: richText(sentence) }],
    },
    { id: 'links', kind: 'links', title, links: [{ label, to: 'page:TravelTips', text: sentence }] },
    {
      id: 'table',
      kind: 'table',
      caption: title,
      head: [t('desk.sample.place'), t('desk.sample.note')],
      rows: [[[text('Laboe')], [text(sentence)]]],
    },
    { id: 'quote', kind: 'quote', text: sentence, source: t('desk.sample.source') },
    { id: 'action', kind: 'action', title, text: sentence, to: 'search:pets=one', label },
    { id: 'homes', kind: 'homes', title, search: 'pets=one' },
    {
      id: 'map',
      kind: 'map',
      title,
      pins: [{ name: 'Laboe', latitude: 54.4, longitude: 10.22, text: richText(sentence) }],
    },
    { id: 'checklist', kind: 'checklist', groups: [{ title, items: [[text(sentence)], [text(label)]] }] },
    { id: 'part', kind: 'part', part: 'newsletter' },
    { id: 'snippet', kind: 'snippet', snippet: 'arrival' },
    { id: 'menu', kind: 'menu', title: { de: title }, links: [{ to: 'page:Faq', label: { de: label } }] },
    {
      id: 'distinctions',
      kind: 'distinctions',
      distinctions: [{ id: 'one', variant: 'pine', icon: 'star', title, text: sentence }],
    },
    {
      id: 'labels',
      kind: 'labels',
      labels: [
        {
          id: 'one',
          icon: 'umbrella',
          begins: '02-01',
          ends: '08-31',
          deadline: 30,
          label,
          title,
          text: sentence,
        },
      ],
    },
    { id: 'regions', kind: 'regions', regions: [{ region: 'ostsee' }] },
    { id: 'categories', kind: 'categories', categories: [{ offer: 27, scene: 'offer-27' }] },
    { id: 'countries', kind: 'countries', countries: [{ country: 'de', to: 'offer:487' }] },
    {
      id: 'parks',
      kind: 'parks',
      parks: [
        {
          offer: 100,
          scene: 'offer-100',
          logo: 'leaf',
          text: sentence,
          label,
          options: [{ title: label, search: 'pets=one' }],
        },
      ],
    },
    {
      id: 'tips',
      kind: 'tips',
      tips: [{ id: 'one', title, text: sentence, picture, to: 'page:Search', label }],
    },
    { id: 'portals', kind: 'portals', portals: [{ offer: 122 }] },
    { id: 'agencies', kind: 'agencies', agencies: [] },
    { id: 'topics', kind: 'topics', topics: [{ topic: 'guest.booking', text: label }] },
  ];
}
