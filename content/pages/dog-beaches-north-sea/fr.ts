import type { PageSeed } from '../../page-seed.ts';

export default {
  title: 'Plages pour chiens de la mer du Nord',
  description:
    'Douze plages pour chiens, de Borkum à Rømø en passant par Cuxhaven et Sylt, avec une carte, les saisons et les règles de la mer des Wadden.',
  lead: `La plupart des stations de la mer du Nord réservent une zone aux chiens. Son emplacement et l’usage de la laisse sont fixés par chaque commune, et dans le parc national les règles sont plus strictes que sur la plage voisine.`,
  picture: { scene: 'theme-beach', alt: 'Illustration : une large plage de la mer du Nord' },
  blocks: [
    {
      kind: 'text',
      text: `## D’où vient cette liste

Les plages sont citées dans des répertoires et des articles publics ; les repères montrent leur emplacement approximatif. Les numéros de zones, les droits d’entrée et l’obligation de laisse changent, parfois à chaque saison. Avant le départ, interrogez l’administration balnéaire (*Kurverwaltung*) ou l’office de tourisme, et suivez les panneaux.`,
    },
    {
      kind: 'map',
      title: 'Douze plages, de Borkum à Rømø',
      pins: [
        {
          name: 'Borkum, Südbad',
          latitude: 53.579,
          longitude: 6.66,
          text: 'Plage pour chiens à côté de la plage sud. D’autres zones sont citées sur l’île, dont une à la plage nord.',
        },
        {
          name: 'Norddeich',
          latitude: 53.622,
          longitude: 7.145,
          text: 'Grande plage de sable pour les chiens. Sur les digues, ils restent en laisse ; là où paissent les moutons, ils ne sont pas admis.',
        },
        {
          name: 'Neßmersiel',
          latitude: 53.686,
          longitude: 7.356,
          text: 'Plage pour chiens près du port, avec un terrain clôturé pour jouer et s’exercer d’après les descriptions publiques.',
        },
        {
          name: 'Harlesiel',
          latitude: 53.711,
          longitude: 7.806,
          text: 'Plage de Carolinensiel avec une zone pour chiens. La laisse est obligatoire pendant la reproduction des animaux ; l’accès peut être payant.',
        },
        {
          name: 'Cuxhaven-Sahlenburg',
          latitude: 53.862,
          longitude: 8.588,
          text: 'Zone de sable où les chiens sont admis. À Cuxhaven, la promenade de la plage contrôlée fait partie de la plage.',
        },
        {
          name: 'Büsum',
          latitude: 54.133,
          longitude: 8.842,
          text: 'Les zones les plus au nord et les plus au sud sont citées. En saison, la plage est payante.',
        },
        {
          name: 'Norddorf, Amrum',
          latitude: 54.685,
          longitude: 8.328,
          text: 'Large plage de sable près de l’école de surf. Les chiens doivent y rester en laisse.',
        },
        {
          name: 'Utersum, Föhr',
          latitude: 54.712,
          longitude: 8.393,
          text: 'Plage de sable à l’ouest de l’île, face à Sylt et à Amrum ; assez longue marche depuis le village.',
        },
        {
          name: 'Dagebüll',
          latitude: 54.728,
          longitude: 8.69,
          text: 'Zone réservée au pied de la digue, près des bacs pour Föhr et Amrum. De l’herbe et de la vase plutôt que du sable.',
        },
        {
          name: 'Rantum, Sansibar, Sylt',
          latitude: 54.822,
          longitude: 8.283,
          text: 'L’une des zones proches de Rantum, face au large, avec un parking et un restaurant derrière la dune.',
        },
        {
          name: 'Westerland Nord, Sylt',
          latitude: 54.917,
          longitude: 8.3,
          text: 'Accès près de la Nordseeklinik. À Sylt, de la mi-mars à fin octobre environ, les chiens ne sont admis que sur les plages réservées, ensuite sur la plupart.',
        },
        {
          name: 'Lakolk, Rømø',
          latitude: 55.145,
          longitude: 8.485,
          text: 'Large plage de la mer des Wadden danoise. Les chiens restent en laisse d’avril à septembre ; l’île a des enclos où ils courent librement.',
        },
      ],
    },
    {
      kind: 'text',
      text: `## Vasières, digues et dunes

La mer des Wadden est un parc national inscrit au patrimoine mondial. Les chiens y restent en laisse toute l’année, et certaines zones sont interdites d’accès. En Basse-Saxe, la laisse est obligatoire en pleine nature du 1er avril au 15 juillet, car les oiseaux nichent. Au Schleswig-Holstein, elle l’est toujours sur les digues et les prés salés. Les dunes protègent la côte ; restez sur les chemins.

Au Danemark, les chiens doivent être en laisse sur les plages du 1er avril au 30 septembre, et certaines leur sont fermées. L’hiver, ils peuvent courir librement s’ils obéissent. Sur les côtes néerlandaise et belge, chaque commune fixe les mois et les heures ; les offices de tourisme vous renseigneront.

## Les particularités de la mer du Nord

La marée monte souvent plus vite qu’on ne regagne la rive avec un chien qui joue. Regardez les horaires à l’entrée de la plage et ne vous éloignez pas sur les vasières sans guide. Rincez les pattes et le pelage à l’eau douce ; le sel et les coquillages coupants irritent la peau.`,
    },
    {
      kind: 'homes',
      title: 'Logements sur la côte allemande où les chiens sont bienvenus',
      search: 'country=de&region=nordsee&pets=one',
    },
    {
      kind: 'links',
      title: 'Autres plages et maisons',
      links: [
        { label: 'Sylt', to: 'place:sylt' },
        { label: 'Frise orientale', to: 'place:ostfriesland' },
        { label: 'Côte danoise de la mer du Nord', to: 'place:dänische-nordsee' },
        { label: 'Plages pour chiens de la Baltique', to: 'page:DogBeachesBalticSea' },
        { label: 'Vacances avec un chien', to: 'page:ThemesContent/dog' },
      ],
    },
  ],
} satisfies PageSeed;
