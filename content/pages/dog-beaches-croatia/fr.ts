import type { PageSeed } from '../../page-seed.ts';

export default {
  title: 'Plages pour chiens en Croatie',
  description:
    'Douze plages d’Istrie, du Kvarner et de Dalmatie où les chiens peuvent se baigner, avec une carte et ce que l’on en sait.',
  lead: `Sur la côte croate alternent des criques ouvertes à tous, des plages aménagées sans chiens et des plages qui leur sont réservées. Cette liste en nomme douze, décrites dans des sources publiques. Renseignez-vous sur place avant de compter sur l’une d’elles.`,
  picture: { scene: 'dalmatien', alt: 'Illustration : la côte dalmate' },
  blocks: [
    {
      kind: 'text',
      text: `## D’où vient cette liste

Les indications proviennent d’articles et de répertoires publics ; nous n’avons pas contrôlé les plages nous-mêmes. Les repères montrent l’emplacement approximatif, pas l’entrée. D’un été à l’autre, des zones sont déplacées, réaménagées ou confiées à un exploitant. Seuls font foi le panneau sur la plage et la réponse de l’office de tourisme local, la *turistička zajednica*.`,
    },
    {
      kind: 'map',
      title: 'Douze plages, de l’Istrie à Dubrovnik',
      pins: [
        {
          name: 'Kaštanija, Novigrad',
          latitude: 45.334,
          longitude: 13.549,
          text: 'Plage pour chiens un peu au nord de la ville, connue sous le nom de « Dog Dreams », avec un bar. L’office de tourisme de Novigrad sait s’il ouvre l’été de votre séjour.',
        },
        {
          name: 'Kažela, Medulin',
          latitude: 44.806,
          longitude: 13.954,
          text: 'Long rivage d’un camping décrit comme accueillant pour les chiens. Le camping vous dira si l’accès est ouvert aux visiteurs extérieurs.',
        },
        {
          name: 'Podvorska, Crikvenica',
          latitude: 45.17,
          longitude: 14.702,
          text: 'La plage pour chiens la plus connue du pays, « Monty’s Dog Beach » : galets, à quelques minutes du centre, avec douche et bar d’après les descriptions publiques.',
        },
        {
          name: 'Baška, Krk',
          latitude: 44.966,
          longitude: 14.745,
          text: 'Zone de galets à l’eau peu profonde, en bordure du bourg. La grande plage centrale est destinée l’été aux baigneurs sans chien.',
        },
        {
          name: 'Slatina, Cres',
          latitude: 44.821,
          longitude: 14.342,
          text: 'Crique d’un camping près de Martinšćica, qui s’adresse surtout aux maîtres de chiens. Renseignez-vous sur place pour l’accès à la journée.',
        },
        {
          name: 'Veli Žal, Lošinj',
          latitude: 44.523,
          longitude: 14.452,
          text: 'Côte rocheuse entre la plage de Veli Žal et le cap Madonna. Plusieurs plages pour chiens sont citées à Lošinj ; l’office de Mali Lošinj sait lesquelles le sont encore.',
        },
        {
          name: 'Srima, Vodice',
          latitude: 43.748,
          longitude: 15.797,
          text: 'Plage réservée aux chiens entre Vodice et Srima, citée dans une liste de 2024.',
        },
        {
          name: 'Kašjuni, Split',
          latitude: 43.5065,
          longitude: 16.3995,
          text: 'Crique de galets sous la colline du Marjan, avec une zone pour les chiens. Le reste de la plage est très fréquenté l’été.',
        },
        {
          name: 'Duilovo, Split',
          latitude: 43.504,
          longitude: 16.49,
          text: 'Zone de galets à l’est de la ville, aménagée pour les chiens il y a quelques années. Demandez à l’office de tourisme ce qu’il en est.',
        },
        {
          name: 'Brzet, Omiš',
          latitude: 43.44,
          longitude: 16.705,
          text: 'Plage en bordure d’Omiš, citée pour les chiens dans une liste de 2024. La ville a aussi des plages sans chiens.',
        },
        {
          name: 'Cvitačka, Makarska',
          latitude: 43.304,
          longitude: 17.001,
          text: 'Plage de galets à l’ouest de Makarska, bordée de pins ; une partie est destinée aux chiens.',
        },
        {
          name: 'Danče, Dubrovnik',
          latitude: 42.642,
          longitude: 18.1,
          text: 'Lieu de baignade rocheux à l’ouest de la vieille ville, cité pour les animaux dans une liste de 2024. Accès par des marches et des échelles.',
        },
      ],
    },
    {
      kind: 'text',
      text: `## Ce qui est partout pareil et ce qui varie

Il n’existe pas de liste nationale des plages interdites aux chiens ; les communes et les concessionnaires décident. Sur les plages surveillées et aménagées, les chiens ne sont en général pas admis en saison, même sans panneau. En dehors de l’été, c’est plus souple. Le petit matin est le meilleur moment, pour le chien comme pour les voisins, à cause de la chaleur aussi.

Emportez de l’eau douce : l’eau salée donne la diarrhée aux chiens. Sur les galets et les rochers, des bottines protègent des oursins et des pierres brûlantes. Les sacs vont à la poubelle, pas entre les rochers.

## L’entrée dans le pays

La Croatie fait partie de l’UE et de l’espace Schengen. Le chien doit avoir une puce, une vaccination antirabique valide et un passeport européen. Votre vétérinaire et le ministère croate de l’Agriculture vous renseigneront sur les exceptions pour certaines races et les jeunes chiens. Pour la réservation, voir [vacances avec un chien](page:ThemesContent/dog).`,
    },
    {
      kind: 'homes',
      title: 'Logements en Croatie où les chiens sont bienvenus',
      search: 'country=hr&pets=one&distSea=5',
    },
    {
      kind: 'links',
      title: 'Autres plages et maisons',
      links: [
        { label: 'Istrie', to: 'place:istrien' },
        { label: 'Golfe du Kvarner', to: 'place:kvarner-bucht' },
        { label: 'Dalmatie', to: 'place:dalmatien' },
        { label: 'Plages pour chiens de la mer du Nord', to: 'page:DogBeachesNorthSea' },
        { label: 'Plages pour chiens de la Baltique', to: 'page:DogBeachesBalticSea' },
      ],
    },
  ],
} satisfies PageSeed;
