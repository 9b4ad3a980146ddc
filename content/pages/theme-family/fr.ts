import type { PageSeed } from '../../page-seed.ts';

export default {
  slug: 'famille',
  title: 'Vacances en famille dans une maison',
  description:
    'Louer avec des enfants : plan, lits, sécurité, matériel pour bébé, et comment les enfants comptent dans le prix et la taxe.',
  lead: `Dans une maison de vacances, les enfants dorment à côté et les parents peuvent veiller. Que cela marche ou non dépend moins du nombre de mètres carrés que du plan du logement.`,
  picture: { scene: 'theme-family', alt: 'Illustration : une plage de la Baltique en été' },
  blocks: [
    {
      kind: 'text',
      text: `## La bonne maison

Comptez les chambres, pas les couchages. Une maison pour six peut avoir deux chambres et un canapé-lit, où quelqu’un est encore assis le soir. La page du logement indique quels lits se trouvent dans quelle pièce, si l’hôte l’a précisé : lit double, lits simples, lits superposés, lit bébé. Les filtres permettent de choisir séparément les chambres, les salles de bain et les lits.

Avec de jeunes enfants, l’important est ce que personne ne photographie : barrières d’escalier, vitre devant la cheminée, sécurité des fenêtres, distance de la route, bassin dans le jardin. Posez la question avant de réserver. Le lit bébé et la chaise haute font souvent partie des suppléments ; commandez-les en réservant, car il n’y en a en général qu’un. Des cache-prises et une veilleuse tiennent dans n’importe quel sac.

## Les enfants dans le prix et la taxe de séjour

Indiquez dans la recherche tous les voyageurs, bébés compris, et l’âge des enfants. L’âge ne change pas les logements trouvés, mais il change la taxe de séjour, réduite ou supprimée pour les enfants en bien des endroits. Le prix total en tient compte aussitôt. Le nombre maximal de personnes comprend les enfants. Si un bébé dans son lit pliant fait dépasser ce nombre, demandez à l’hôte avant de réserver.`,
    },
    { kind: 'homes', title: 'Maisons avec trois chambres, lave-linge et parking', search: 'offer=18' },
    {
      kind: 'text',
      text: `## Avec plusieurs générations

Les grands-parents ont rarement besoin de beaucoup de place, mais d’une porte et d’une salle de bain à proximité. Les filtres sur l’accès sans marche, la largeur des portes et la douche de plain-pied reposent sur des mesures saisies par l’hôte ; ils servent aussi avec une poussette. Si plusieurs foyers décident ensemble, partagez [votre sélection](page:WatchList) par un lien : chacun voit les mêmes maisons au prix du jour. Quand vous êtes presque d’accord, une option gratuite garde la maison le temps que tous disent oui. Elle dure jusqu’à trois jours et se propose pour des arrivées éloignées d’au moins deux semaines.

## Des lieux où tout est proche

La [côte allemande de la Baltique](place:ostseeküste_deutschland) et la [Hollande-Septentrionale](place:nordholländische-küste) ont des plages en pente douce, le [lac Balaton](place:plattensee) une rive peu profonde. Dans un [parc de vacances](page:HolidayParks), il y a presque toujours des enfants à côté. Et si vous ne pouvez partir que pendant les congés scolaires, le calendrier des prix de chaque logement montre quel jour d’arrivée coûte moins cher.`,
    },
    {
      kind: 'links',
      title: 'Préparer un séjour avec des enfants',
      links: [
        {
          label: 'Vacances en famille',
          to: 'offer:18',
          text: 'Au moins trois chambres, un lave-linge et un parking.',
        },
        { label: 'Maisons de quatre chambres et plus', to: 'search:sleepingRooms=4' },
        { label: 'Liste de départ', to: 'page:TravelTipsChecklist' },
        { label: 'Les enfants et la piscine', to: 'page:ThemesContent/pool' },
      ],
    },
  ],
} satisfies PageSeed;
