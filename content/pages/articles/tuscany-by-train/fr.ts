import type { PageSeed } from '../../../page-seed.ts';

export default {
  title: 'La Toscane en train : où loger sans voiture',
  description:
    'Lucques, Arezzo, Sienne, la Maremme : les villes de Toscane bien desservies, celles où il faut un bus, et ce que l’on y fait sans voiture.',
  lead: 'La Toscane passe pour un pays d’automobilistes, parce que les maisons des photos se dressent seules sur leur colline. À y regarder de plus près, elle a un réseau serré de trains régionaux et des villes où la voiture ne fait que gêner.',
  picture: { scene: 'toskana', alt: 'Collines de Toscane et cyprès' },
  article: {
    author: 'Lucia Ferrante',
    date: '2026-03-12',
    category: 'regions',
    slug: 'toscane-en-train',
    related: ['heating-old-stone-houses', 'cooking-in-a-rented-kitchen', 'dalmatian-islands-off-season'],
  },
  blocks: [
    {
      kind: 'text',
      text: `## Y aller

Du nord, presque tous les itinéraires gagnent Florence par Milan ou Bologne. De Paris et de Lyon, on passe par Turin et Milan ; de Suisse romande, par le Simplon et Milan ; de Nice, par la côte, Gênes et Pise. Entre Bologne et Florence, la ligne est presque tout entière en tunnel et le trajet dure un peu plus d’une demi-heure. Certains trains ne s’arrêtent pas à la gare centrale de Florence, Santa Maria Novella, mais à Campo di Marte ou à Rifredi. Horaires et travaux changent : fiez-vous aux renseignements des chemins de fer pour le jour de votre voyage.

Pour les trains rapides, achetez tôt ; la place est comprise. Pour les trains régionaux, c’est l’inverse : le billet coûte toujours le même prix et se prend le jour même. Un billet papier se composte avant de monter, un billet numérique s’active sur le téléphone ; l’oublier coûte un supplément.

## Où loger

Tout dépend de la gare, en ville ou au fond de la vallée. Le tableau donne les lieux où une semaine sans voiture se passe bien, et d’autres où il faut de la patience.`,
    },
    {
      kind: 'table',
      caption: 'Les villes et leur gare',
      head: ['Ville', 'Du train à la vieille ville', 'Pour aller où'],
      rows: [
        [
          'Lucques',
          'à pied, quelques minutes jusqu’aux remparts',
          'Pise, la côte à Viareggio, la Garfagnana',
        ],
        ['Arezzo', 'à pied, en légère montée', 'le Casentino, Cortone, l’Ombrie'],
        ['Sienne', 'escaliers mécaniques ou bus urbain', 'les Crete Senesi, les cars du Chianti'],
        ['Pistoia', 'à pied', 'Florence sans les prix de Florence'],
        [
          'Campiglia, Follonica, Grosseto',
          'bus ou vélo',
          'plages de la Maremme, ferry de l’île d’Elbe à Piombino',
        ],
        ['Cortone', 'gares dans la plaine, bus jusqu’en haut', 'avec les horaires en poche'],
        [
          'San Gimignano, Volterra',
          'pas de gare ; car de Poggibonsi ou de Pontedera',
          'une excursion plutôt qu’un séjour',
        ],
      ],
      source:
        'Situation en mars 2026 ; les cars sont plus rares le dimanche et pendant les vacances scolaires.',
    },
    {
      kind: 'text',
      text: `Ne demandez pas à l’hôte si la maison est « facile d’accès » : en voiture, tout l’est. Demandez comment on y vient de la gare avec deux valises, s’il passe vous prendre et ce que coûte un taxi. Beaucoup de maisons de campagne divisées en trois ou quatre appartements le font si on leur envoie le numéro du train. Renseignez-vous aussi sur le premier commerce. Une ferme au bout de cinq kilomètres de piste peut être merveilleuse, mais pas sans roues.

## L’exemple d’une semaine à Lucques

On y arrive sans changer de Florence et de Pise. Sur les remparts court une promenade plantée d’arbres de plus de quatre kilomètres, où la moitié de la ville vient marcher le soir. Pise est à une demi-heure, la mer à Viareggio à peu près autant. La petite ligne de la Garfagnana mérite le voyage : elle remonte le Serchio, passe près du pont du Diable à Borgo a Mozzano et dessert Barga et Castelnuovo. Barga domine sa gare ; un car assure d’ordinaire la correspondance, mais pas toujours.

À vélo, des routes plates mènent aux villas du nord de la ville, et l’aller-retour jusqu’à Pise par la plaine tient dans la journée. Beaucoup de trains régionaux prennent les vélos, là où figure le pictogramme.`,
    },
    {
      kind: 'quote',
      text: 'Sans voiture, on voit moins d’endroits en un jour. Mais on est vraiment allé dans chacun d’eux.',
    },
    {
      kind: 'text',
      text: `## Bon à savoir

Les grèves sont annoncées, souvent pour un vendredi. Les jours ouvrables, des trains régionaux roulent malgré tout le matin et en début de soirée, dans des plages garanties ; ne fixez pas pour autant votre départ ce jour-là. Les correspondances entre train et car sont prévues, non promises : le dernier car n’attend pas. Le dimanche, à la campagne, il n’y en a souvent aucun.

En juillet et en août, il fait très chaud en ville. Dans un vieux centre, cherchez des murs épais, des volets et une climatisation dans la chambre, pas seulement au salon. Avril, mai et octobre sont les mois les plus agréables pour voyager en train ; assurez-vous seulement que le chauffage est [déjà ou encore en marche](page:BlogArticle/heating-old-stone-houses).

S’il vous faut une voiture pour deux jours, le temps de parcourir le val d’Orcia, louez-la à Sienne ou à Grosseto, puis rendez-la. De toute façon, elle n’entre pas dans les vieilles villes : les zones à trafic limité sont surveillées par caméra, et l’amende vous parvient des mois plus tard.`,
    },
    { kind: 'homes', title: 'Appartements en Toscane', search: 'region=toskana&objectType=apartment' },
    {
      kind: 'links',
      title: 'À lire aussi',
      links: [
        { label: 'Tous les logements en Toscane', to: 'place:toskana' },
        {
          label: 'Chauffage et eau chaude dans les vieilles maisons de pierre',
          to: 'page:BlogArticle/heating-old-stone-houses',
        },
      ],
    },
  ],
} satisfies PageSeed;
