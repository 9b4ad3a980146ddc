import type { PageSeed } from '../../page-seed.ts';

export default {
  slug: 'piscine',
  title: 'Maison de vacances avec piscine',
  description:
    'Louer avec piscine : privée ou partagée, chauffée ou non, saison, sécurité des enfants et frais à éclaircir avant de réserver.',
  lead: `Le mot piscine désigne des choses très différentes : huit mètres dans son propre jardin, un bassin pour douze maisons, un jacuzzi rond sur le toit. Quelques questions avant la réservation évitent les déceptions.`,
  picture: { scene: 'theme-pool', alt: 'Illustration : une piscine au-dessus de la mer à midi' },
  blocks: [
    {
      kind: 'text',
      text: `## Privée ou partagée

Le filtre « Piscine » trouve les deux. L’équipement extérieur du logement précise si elle est privée ou partagée. Une piscine partagée est souvent plus grande et attire d’autres enfants, mais elle a aussi des horaires. Pour une piscine privée, demandez ses dimensions, le jour où quelqu’un vient l’entretenir et si le jardin est exposé aux regards.

## Chaude ou fraîche

Sans chauffage, une piscine a à peu près la température des derniers jours et des dernières nuits. En Méditerranée, c’est le plus souvent agréable de juin à septembre, rarement en avril et en octobre. En Europe centrale et dans le Nord, une piscine extérieure non chauffée se réserve aux semaines chaudes ; les piscines intérieures y sont répandues, par exemple dans les maisons de la [côte danoise de la mer du Nord](place:dänische-nordsee). Demandez si l’eau est chauffée, à quelle température, pendant quels mois et si cela coûte un supplément. Les consommations que l’hôte a déclarées sont estimées à côté du prix total. Beaucoup d’hôtes laissent les piscines extérieures vides en hiver ; les dates d’ouverture figurent rarement dans le titre et souvent seulement dans la description.`,
    },
    { kind: 'homes', title: 'Maisons avec piscine', search: 'swimmingpool=Y&objectType=house' },
    {
      kind: 'text',
      text: `## La sécurité des enfants

Un jeune enfant se noie sans bruit et en quelques secondes. Ne vous fiez jamais à un seul dispositif. La France impose pour les piscines privées enterrées un dispositif de sécurité : barrière, alarme, couverture ou abri. Ailleurs, les règles diffèrent, et les piscines anciennes n’ont souvent pas de clôture. Demandez à l’hôte si la piscine est clôturée et si le portillon ferme à clé, quelle est la profondeur la plus faible et si on la voit depuis le séjour. Dès le premier jour, convenez avec tous de qui surveille et quand.

## Où le choix est grand

Les maisons avec piscine privée sont nombreuses en [Istrie](place:istrien) et en [Dalmatie](place:dalmatien), à [Majorque](place:mallorca), en [Toscane](place:toskana), en [Provence](place:provence) et en [Algarve](place:algarve). Lors des étés secs, des communes peuvent limiter le remplissage des piscines ; renseignez-vous peu avant le départ. Si vous cherchez beaucoup d’espace, ajoutez au filtre quatre chambres ou plus.`,
    },
    {
      kind: 'links',
      title: 'Maisons avec piscine',
      links: [
        { label: 'Locations avec piscine', to: 'offer:27' },
        { label: 'Locations de luxe', to: 'offer:45', text: 'Piscine, au moins 150 m² et quatre chambres.' },
        { label: 'Une piscine et un chien', to: 'search:swimmingpool=Y&pets=one' },
        { label: 'Vacances en famille', to: 'page:ThemesContent/family' },
      ],
    },
  ],
} satisfies PageSeed;
