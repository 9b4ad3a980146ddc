import type { PageSeed } from '../../page-seed.ts';

export default {
  title: 'Trouver la location de vacances qui vous convient',
  description:
    'Comment comparer situation, taille, prix et dates d’une location, avec des recherches par thème et des logements libres.',
  lead: 'La plupart des déceptions ont une cause simple : la maison convenait à quelqu’un d’autre. Cette page montre à quoi prêter attention et quels réglages de la recherche vous aident.',
  picture: { scene: 'theme-start', alt: 'Côte des Baléares dans la lumière du soir' },
  blocks: [
    {
      kind: 'text',
      text: `## Chercher avec des dates

Indiquez dès que possible dans la [recherche](page:Search) les dates, les personnes, les enfants et les chiens. Chaque logement affiche alors le prix total de votre séjour, ménage final, frais obligatoires et taxe de séjour compris, et vous ne comparez pas des prix d’appel. Les consommations au compteur et la caution figurent à côté, estimées ou à part. Une maison pour huit peut revenir moins cher par tête qu’un petit appartement ; en comparant jusqu’à quatre logements, vous voyez aussi le prix par personne et par nuit.

Si vos dates sont souples, gardez les trois jours d’écart. Au-dessus de la liste s’affiche ce que coûterait le séjour le moins cher avec une autre arrivée, et le calendrier des prix d’un logement donne le prix total pour chaque jour d’arrivée possible. Deux jours font souvent plus de différence qu’un autre lieu.

## Apprécier la situation

« Près de la mer » peut désigner le bord de la dune ou quatre kilomètres de route. Filtrez donc par distance : à pied, jusqu’à 5 ou jusqu’à 10 kilomètres de la mer, d’un lac, d’une remontée ou d’une piste de fond. Les distances sont mesurées à vol d’oiseau ; en montagne, le chemin est plus long et plus raide. Avant la réservation, la carte montre un cercle de 500 mètres de rayon dans lequel se trouve le logement. Pensez aussi à ce qu’il vous faut chaque jour : une boulangerie, une gare, une aire de jeux, ou rien de tout cela.`,
    },
    {
      kind: 'teasers',
      title: 'Chercher par thème',
      teasers: [
        {
          title: 'Au bord de la mer',
          text: 'Des maisons d’où l’on va à l’eau à pied.',
          picture: { scene: 'theme-sea', alt: 'Côte méditerranéenne en été' },
          to: 'offer:32',
          label: 'Locations au bord de la mer',
        },
        {
          title: 'Au bord d’un lac',
          text: 'Se baigner sans sel ni marée, souvent avec un ponton ou une barque.',
          picture: { scene: 'theme-lake', alt: 'Lac en été' },
          to: 'offer:33',
          label: 'Locations au bord d’un lac',
        },
        {
          title: 'À la neige',
          text: 'Des logements à dix kilomètres au plus d’une remontée.',
          picture: { scene: 'theme-snow', alt: 'Alpes enneigées le matin' },
          to: 'offer:122',
          label: 'Vacances au ski',
        },
        {
          title: 'Avec un chien',
          text: 'Les chiens y sont bienvenus ; nombre, taille et prix sont indiqués.',
          picture: { scene: 'theme-dog', alt: 'Dunes danoises en automne' },
          to: 'page:Pets',
          label: 'Vacances avec un chien',
        },
        {
          title: 'Avec des enfants',
          text: 'Plusieurs chambres, un lave-linge et une place de parking.',
          picture: { scene: 'theme-family', alt: 'Plage de la Baltique en été' },
          to: 'page:Family',
          label: 'Vacances en famille',
        },
        {
          title: 'Avec piscine',
          text: 'Privée ou partagée : les équipements le précisent.',
          picture: { scene: 'theme-pool', alt: 'Côte dalmate à midi' },
          to: 'offer:27',
          label: 'Locations avec piscine',
        },
      ],
    },
    {
      kind: 'text',
      text: `## La taille et les lits

Le nombre de personnes est une limite, non une recommandation. Six couchages peuvent être trois chambres, ou deux et un canapé à côté de la cuisine. Filtrez par chambres et salles de bain et lisez la rubrique « Couchages » : elle dit pour chaque pièce s’il s’agit de lits doubles, simples ou superposés. Avec des grands-parents ou des amis, une seconde salle de bain rend plus service que vingt mètres carrés de plus.

## Ce que l’on ne peut pas apporter

Un sèche-cheveux se glisse dans la valise, pas une climatisation. N’activez que les filtres auxquels vous ne voulez vraiment pas renoncer ; le nombre à côté indique combien de logements restent. Pour les personnes qui doivent éviter les marches et les portes étroites, des filtres reposent sur des mesures : [accès sans marche](search:stepfree=Y), [portes d’au moins 80 cm](search:widedoors=Y), [douche de plain-pied](search:walkinshower=Y). Si une mesure manque, demandez à l’hôte.

## Quand réserver

Les grandes maisons, les vacances scolaires et tout ce qui touche à l’eau sont souvent pris des mois à l’avance ; on peut réserver jusqu’à deux ans plus tôt. Pour un départ proche, le choix est plus large hors saison, et la [dernière minute](page:Lastminute) offre des remises. Tant que vos projets peuvent changer, le filtre « Annulation gratuite » est utile. La page du logement indique jusqu’à quel jour.`,
    },
    {
      kind: 'homes',
      title: 'Logements à annulation gratuite',
      search: 'freeCancel=Y',
    },
    {
      kind: 'text',
      text: `## Décider ensemble

Ajoutez les logements retenus à [votre sélection](page:WatchList) et envoyez le lien à tous ceux qui viennent. La liste dit ce qui est encore libre et si un prix a changé. Si un logement le propose et que l’arrivée est éloignée d’au moins 14 jours, posez une option gratuite : personne d’autre ne peut alors le réserver, et sans intervention de votre part elle expire d’elle-même.

## Avant le dernier clic

Relisez trois choses : les conditions d’annulation et leurs dates, les frais annexes et les derniers avis. Chacun indique si le séjour a été vérifié. Regardez aussi si l’hôte loue à titre professionnel ou privé, car vos droits en dépendent. S’il reste une question, [écrivez-nous](page:ContactGuest). Le déroulement de la réservation et du paiement est expliqué dans les [questions fréquentes](page:Faq).`,
    },
    {
      kind: 'homes',
      title: 'Réservation immédiate, mer accessible à pied',
      search: 'instantbooking=Y&distSea=1',
    },
    {
      kind: 'action',
      title: 'Commencer la recherche',
      text: 'Un lieu, des dates et le nombre de voyageurs suffisent pour débuter.',
      to: 'page:Search',
      label: 'Chercher un logement',
    },
  ],
} satisfies PageSeed;
