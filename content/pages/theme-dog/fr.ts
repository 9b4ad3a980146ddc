import type { PageSeed } from '../../page-seed.ts';

export default {
  slug: 'chien',
  title: 'Vacances avec un chien',
  description:
    'Des maisons où les chiens sont bienvenus : ce qu’il faut indiquer, demander avant de réserver et emporter.',
  lead: `Chez nous, un chien compte comme un voyageur : vous indiquez combien de chiens viennent et de quelle taille, et le supplément éventuel est chiffré d’avance. L’hôte sait qui vient et vous savez ce que vous payez.`,
  picture: { scene: 'theme-dog', alt: 'Illustration : des dunes dans une lumière d’automne' },
  blocks: [
    {
      kind: 'text',
      text: `## Chercher et indiquer

Le filtre « Chien bienvenu » montre les logements qui acceptent au moins un chien, « Plusieurs chiens » ceux qui en acceptent deux ou plus. Certains hôtes limitent la taille ; le formulaire de réservation la demande alors. Indiquez chaque chien, même petit : le logement ne peut être occupé que par le nombre de personnes et de chiens réservé. Un éventuel supplément pour le chien figure dans le détail du prix avant la réservation.

Si vous avez besoin d’un logement sans animaux, par exemple à cause d’une allergie, choisissez « Sans animaux ». Cela veut dire qu’aucun animal n’y séjourne avec les voyageurs. Si l’hôte en possède lui-même, mieux vaut le demander.

## Ce qu’il faut demander à l’hôte

« Clôturé » peut désigner une barrière basse ou une haie pleine de trous. Demandez la hauteur et la matière, s’il y a des escaliers ajourés ou des sols glissants, et si le chien peut rester seul dans la maison. En appartement, l’étage compte aussi. Presque toutes les maisons ont une gamelle, presque aucune n’a de douche pour chien ; une vieille serviette dans la voiture épargne le canapé.`,
    },
    { kind: 'homes', title: 'Logements où les chiens sont bienvenus', search: 'pets=one' },
    {
      kind: 'text',
      text: `## Passer la frontière

Pour voyager dans l’UE, un chien doit avoir une puce électronique, une vaccination contre la rage en cours de validité et un passeport européen. Après la première vaccination, au moins 21 jours doivent s’écouler avant le voyage. L’Irlande, la Finlande, Malte et la Norvège exigent en outre un traitement contre l’échinocoque peu avant l’entrée, la Grande-Bretagne aussi. Pour la Suisse, les documents sont à peu près les mêmes. Certains pays refusent des races ou les soumettent à conditions ; c’est le cas du Danemark et, pour les chiens dits dangereux, de la France. Seuls font foi les renseignements de votre vétérinaire et des autorités du pays de destination ; demandez-les quelques semaines à l’avance.

En Italie, en Autriche et dans de nombreux Länder allemands, la laisse ou la muselière sont obligatoires dans les transports ou dans certains lieux. Emportez une muselière à sa taille, même si elle ne vous sert jamais chez vous.

## À la plage

De nombreuses plages sont interdites aux chiens pendant la saison de baignade, mais leur réservent des zones. Nous avons réuni des plages pour chiens de la [mer du Nord](page:DogBeachesNorthSea), de la [Baltique](page:DogBeachesBalticSea) et de [Croatie](page:DogBeachesCroatia). Hors saison, les règles sont en général plus souples, sauf dans les réserves naturelles et les dunes.`,
    },
    {
      kind: 'links',
      title: 'En route avec un chien',
      links: [
        { label: 'Tous les logements qui acceptent les chiens', to: 'offer:21' },
        { label: 'Pour deux chiens ou plus', to: 'search:pets=more' },
        { label: 'Avec un chien au Danemark', to: 'search:country=dk&pets=one' },
        { label: 'La santé en voyage', to: 'page:TravelTipsHealth' },
      ],
    },
  ],
} satisfies PageSeed;
