import type { PageSeed } from '../../page-seed.ts';

export default {
  title: 'Plages pour chiens de la Baltique',
  description:
    'Douze plages pour chiens de la Baltique allemande, de la Schlei à Rügen par Fehmarn et Warnemünde, avec une carte et les saisons.',
  lead: `Sur la Baltique, de nombreuses stations ont une plage pour chiens, le plus souvent aux extrémités de la plage de baignade. En saison, les chiens ne sont admis que là ; l’hiver, presque partout.`,
  picture: { scene: 'theme-family', alt: 'Illustration : une plage de la Baltique' },
  blocks: [
    {
      kind: 'text',
      text: `## D’où vient cette liste

Les plages sont citées dans des répertoires, des journaux et des règlements publics ; les repères montrent leur emplacement approximatif. Les numéros des accès figurent sur des panneaux le long de la promenade, mais changent de temps à autre. Avant le départ, interrogez l’administration balnéaire (*Kurverwaltung*) ou l’office de tourisme sur la saison, la laisse et les tarifs.`,
    },
    {
      kind: 'map',
      title: 'Douze plages, de la Schlei à Rügen',
      pins: [
        {
          name: 'Weidefeld, Kappeln',
          latitude: 54.645,
          longitude: 10.02,
          text: 'Plage naturelle d’environ 200 mètres, à côté de celle de Schönhagen. Le parking est payant en saison.',
        },
        {
          name: 'Laboe',
          latitude: 54.414,
          longitude: 10.232,
          text: 'Environ 150 mètres près du mémorial de la marine, décrits comme ouverts toute l’année et gratuits.',
        },
        {
          name: 'Hohwacht',
          latitude: 54.319,
          longitude: 10.683,
          text: 'Zone à Neu-Hohwacht. Des réserves naturelles l’entourent, d’où la laisse obligatoire ; la plage est payante.',
        },
        {
          name: 'Heiligenhafen, Steinwarder',
          latitude: 54.381,
          longitude: 10.972,
          text: 'Environ 150 mètres sur la presqu’île de Steinwarder, à l’est du poste de secours. Laisse obligatoire.',
        },
        {
          name: 'Bojendorf, Fehmarn',
          latitude: 54.486,
          longitude: 11.048,
          text: 'Plage naturelle à l’ouest de l’île. D’autres zones sont citées au Grüner Brink et à Meeschendorf.',
        },
        {
          name: 'Kellenhusen Nord',
          latitude: 54.198,
          longitude: 11.075,
          text: 'L’une des deux zones de la station, l’autre étant au sud. Laisse obligatoire.',
        },
        {
          name: 'Grömitz, Lensterstrand',
          latitude: 54.158,
          longitude: 11.005,
          text: 'Au nord-est de la promenade, avec des parkings à proximité. Les sources divergent sur la laisse ; suivez le panneau.',
        },
        {
          name: 'Pelzerhaken',
          latitude: 54.091,
          longitude: 10.875,
          text: 'Assez grande plage entre deux accès. Une plus petite se trouve à l’entrée du bourg, côté Neustadt.',
        },
        {
          name: 'Scharbeutz, zone 4',
          latitude: 54.02,
          longitude: 10.757,
          text: 'Près des thermes, au sud de la station. Haffkrug en a une seconde au nord de l’auberge de jeunesse.',
        },
        {
          name: 'Diedrichshagen, près de Warnemünde',
          latitude: 54.17,
          longitude: 12.025,
          text: 'Deux zones au pied du bois côtier, avec de l’ombre et une entrée douce dans l’eau, parking à proximité.',
        },
        {
          name: 'Binz, accès 52, Rügen',
          latitude: 54.421,
          longitude: 13.59,
          text: 'Large plage de sable vers Prora. La zone de l’accès 1, au sud, est caillouteuse.',
        },
        {
          name: 'Juliusruh, Rügen',
          latitude: 54.615,
          longitude: 13.385,
          text: 'Zone courte dans la baie de la Schaabe, avec parking et buvette à proximité.',
        },
      ],
    },
    {
      kind: 'text',
      text: `## Saison et laisse

Le début de la saison varie d’un lieu à l’autre : dans la baie de Lübeck, les plages de baignade sont en général fermées aux chiens dès avril, à Rügen le plus souvent de mai à septembre. La laisse peut être obligatoire aussi sur les plages pour chiens, surtout près des réserves naturelles ; dans la réserve de biosphère du sud-est de Rügen, elle l’est toute l’année. Dans le parc national Vorpommersche Boddenlandschaft et le long des falaises, restez sur les chemins.

De nombreuses stations perçoivent une taxe pour les chiens. Elle se règle sur place ; la *Kurverwaltung* vous dira si elle existe et à combien elle s’élève. Des sacs sont à disposition à la plupart des accès.

## Les particularités de la Baltique

Il n’y a presque pas de marée, et l’eau est moins salée que celle de la mer du Nord. Bue en quantité, elle ne réussit pas pour autant aux chiens. Lors d’étés chauds, des cyanobactéries, dangereuses pour eux, peuvent apparaître : en présence de traînées vertes, le chien reste au sec. Après les tempêtes, la plage se couvre d’algues, parfois d’ambre et, rarement, de phosphore datant de la guerre, qui lui ressemble. Le phosphore peut s’enflammer en séchant : ne laissez pas votre chien rapporter ce qui ressemble à de l’ambre.`,
    },
    {
      kind: 'homes',
      title: 'Logements sur la Baltique allemande où les chiens sont bienvenus',
      search: 'country=de&region=ostsee&pets=one',
    },
    {
      kind: 'links',
      title: 'Autres plages et maisons',
      links: [
        { label: 'Rügen', to: 'place:rügen' },
        { label: 'Fehmarn et la Wagrie', to: 'place:fehmarn' },
        { label: 'Usedom', to: 'place:usedom' },
        { label: 'Plages pour chiens de la mer du Nord', to: 'page:DogBeachesNorthSea' },
        { label: 'Vacances avec un chien', to: 'page:ThemesContent/dog' },
      ],
    },
  ],
} satisfies PageSeed;
