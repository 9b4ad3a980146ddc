import type { PageSeed } from '../../../page-seed.ts';

export default {
  title: 'Chauffage et eau chaude dans les vieilles maisons de pierre',
  description:
    'Pourquoi les murs épais se réchauffent lentement, combien de douches donne un ballon et quelles questions poser avant octobre ou avril.',
  lead: 'En août, une vieille maison de pierre est l’endroit le plus frais du village. En octobre aussi, malheureusement, si l’on ignore comment elle se chauffe.',
  picture: { scene: 'theme-newsletter', alt: 'Champs de lavande en Provence le matin' },
  article: {
    author: 'Henrik Aldag',
    date: '2026-10-15',
    category: 'knowledge',
    slug: 'chauffage-eau-chaude-vieilles-maisons-de-pierre',
    related: ['first-winter-week', 'tuscany-by-train', 'dalmatian-islands-off-season'],
  },
  blocks: [
    {
      kind: 'text',
      text: `## Pourquoi il faut du temps

Soixante centimètres de moellons isolent moins bien qu’il n’y paraît, et emmagasinent beaucoup. Quand la maison reste vide deux semaines, ses murs prennent la température du dehors. Si l’on chauffe alors, l’air tiédit d’abord, tandis que les murs et le sol sont encore froids, et à côté d’un mur froid on frissonne même à vingt degrés. Il faut un à deux jours pour qu’une telle maison soit confortable. Ensuite, elle garde la chaleur aussi longtemps, à condition de ne pas tout aérer chaque matin.

La demande la plus importante à faire à l’hôte est donc celle-ci : chauffer dès la veille, et non l’après-midi même. Pour un week-end de novembre, une grande maison de pierre vaut rarement la peine. Pour dix jours, c’est un bonheur.`,
    },
    {
      kind: 'table',
      caption: 'Les modes de chauffage et ce qu’ils supposent',
      head: ['Chauffage', 'À quoi s’attendre', 'Que demander'],
      rows: [
        [
          'chauffage central à radiateurs',
          'chaud partout ; à laisser tourner',
          'Marche-t-il dès octobre, qui le règle ?',
        ],
        [
          'climatiseur réversible',
          'air vite chaud, sol froid, soufflerie',
          'Dans quelles pièces y en a-t-il un ?',
        ],
        [
          'poêle à bois',
          'une pièce chaude, pas les autres',
          'Combien de bois est compris, que coûte le reste ?',
        ],
        [
          'poêle à granulés',
          'réglable ; il faut du courant et du combustible',
          'Qui le remplit et le vide ?',
        ],
        [
          'cheminée ouverte',
          'belle, mais elle emporte plus de chaleur qu’elle n’en donne',
          'Qu’y a-t-il d’autre ?',
        ],
        [
          'appareils électriques',
          'seulement en appoint',
          'Quelle puissance l’installation supporte-t-elle ?',
        ],
      ],
    },
    {
      kind: 'text',
      text: `## L’eau chaude suffit pour un certain nombre de douches

Beaucoup de maisons ont un ballon électrique. Quatre-vingts litres, mêlés d’eau froide, donnent deux ou trois douches courtes, après quoi il lui faut deux heures. À six, la moitié se douche donc le soir. Souvent le ballon ne chauffe qu’en heures creuses, la nuit surtout ; si l’eau est tiède le premier soir, cherchez au tableau le contacteur de marche forcée, et interrogez l’hôte avant d’y toucher.

Un chauffe-eau instantané au gaz ne s’épuise jamais, mais il lui faut du débit. Si l’eau devient froide quand vous la réduisez, ouvrez davantage. Les bouteilles de gaz se vident le dimanche : faites-vous montrer comment on les change, ou dire qui appeler.

Si la maison est restée longtemps inoccupée, laissez d’abord couler l’eau chaude quelques minutes à chaque douche, fenêtre ouverte et sans rester dans la vapeur. Les légionelles peuvent se multiplier dans l’eau tiède qui stagne ; un ballon maintenu à soixante degrés l’évite. Un bon hôte fait couler l’eau avant l’arrivée, mais rien n’interdit de demander.`,
    },
    {
      kind: 'quote',
      text: 'On chauffe une maison de pierre comme un poêle de faïence : commencer tôt, alimenter régulièrement, et ne pas croire qu’elle obéit à un bouton.',
    },
    {
      kind: 'text',
      text: `## L’humidité

Une légère odeur de cave va avec les murs sans isolation et disparaît le deuxième jour. Les taches mouillées et les coins noirs, non : signalez-les aussitôt. Aérez peu de temps mais en grand, de préférence à midi, quand l’air du dehors est le plus sec, et écartez les lits d’une largeur de main du mur extérieur. Le linge sèche sous l’auvent. L’été, c’est l’inverse : volets et fenêtres clos le jour, ouverts la nuit, et la climatisation sert rarement.

## Le feu et le gaz

Les poêles et les chauffe-eau ont besoin d’air. N’obturez aucune grille d’aération, même s’il y a un courant d’air, et ouvrez une fenêtre quand la hotte fonctionne. Un mal de tête et des nausées qui passent au grand air peuvent venir du monoxyde de carbone : tout le monde dehors, et appelez le 112. Un détecteur coûte peu et ne pèse rien ; qui loge souvent dans de vieilles maisons en emporte un. Le charbon de bois et le barbecue à gaz restent toujours dehors.

## Ce que cela coûte

Si les consommations sont facturées, relevez les compteurs avec l’hôte à l’arrivée et photographiez-les. Dans ce cas, Feriola affiche une estimation à côté du prix total ; un forfait de chauffage que chacun doit payer est compris dans le total. À l’intersaison, le chauffage peut représenter une part sensible de la semaine. Réglez les chambres sur seize ou dix-sept degrés, fermez les portes et demandez une seconde couverture. Dans les vieilles maisons, c’est le chauffage le moins cher.`,
    },
    {
      kind: 'homes',
      title: 'Maisons avec cheminée en Provence',
      search: 'region=provence&objectType=house&fireplace=Y',
    },
    {
      kind: 'links',
      title: 'À lire aussi',
      links: [
        { label: 'Première semaine d’hiver à la montagne', to: 'page:BlogArticle/first-winter-week' },
        { label: 'Caution et ménage final', to: 'page:BlogArticle/deposit-and-final-cleaning' },
      ],
    },
  ],
} satisfies PageSeed;
