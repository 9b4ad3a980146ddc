import type { PageSeed } from '../../page-seed.ts';

export default {
  title: 'Distribution : où les logements sont présentés',
  description:
    'Notre site, les moteurs de recherche, les agences et les marques partenaires : par où un logement chez Feriola arrive jusqu’aux voyageurs.',
  lead: `Un logement est saisi une fois chez nous et présenté par plusieurs voies, partout avec les mêmes prix et les mêmes disponibilités.`,
  blocks: [
    {
      kind: 'table',
      caption: 'Les voies par lesquelles un logement est présenté',
      head: ['Voie', 'Ce que voient les voyageurs', 'Qui s’occupe du voyageur'],
      rows: [
        [
          'Notre site',
          'La liste, la carte, les thèmes et la page du logement en quatre langues',
          'Notre bureau et vous',
        ],
        [
          'Moteurs de recherche',
          'La page du logement avec images, prix et avis réels sous une forme lisible par les machines',
          'Notre bureau et vous',
        ],
        [
          'Agences de voyages',
          'Conseil et réservation au comptoir ; l’agence figure sur les documents',
          'L’agence de voyages et vous',
        ],
        [
          'Sites aux couleurs de partenaires',
          'Nos logements à l’adresse et au nom du partenaire',
          'Le partenaire et vous',
        ],
        ['Sites affiliés', 'Un lien qui mène chez nous', 'Notre bureau et vous'],
      ],
    },
    {
      kind: 'text',
      text: `## Une seule source pour les prix et les jours

Toutes les voies interrogent le même calendrier et les mêmes prix. Une réservation par l’une d’elles occupe les nuits sur toutes les autres. Un partenaire ne peut ni augmenter le prix total ni changer les conditions ; il peut tout au plus masquer l’assurance, la lettre d’information et les codes bonus.

Il en découle aussi ce que nous ne faisons pas : nous ne transmettons pas vos logements à d’autres sites de réservation et ne synchronisons pas encore leurs calendriers. Si vous y louez aussi, tenez vous-même à jour vos disponibilités chez nous.

## La visibilité

Personne ne peut acheter une place dans la liste. Ce qui décide de l’ordre est expliqué sous chaque liste, et l’essentiel dépend de vous : des informations complètes, des images, un prix en rapport avec la région et des voyageurs qui donnent volontiers leur avis. Les thèmes et les régions mènent aux logements qui répondent à leurs filtres ; un logement y entre de lui-même dès que ses informations le permettent.

## Les exploitants de nombreux logements

Les exploitants de parcs de vacances et les sociétés qui ont leur propre parc de logements obtiennent une page d’offre qui réunit toutes leurs maisons. Les logements arrivent par fichier, comme décrit à la page [agences](page:Agency) ; pour les logements importés, les voyageurs nous paient.`,
    },
    {
      kind: 'links',
      title: 'Pour continuer',
      links: [
        { label: 'Louer votre logement avec Feriola', to: 'page:Retailer' },
        { label: 'Pour les agences de voyages', to: 'page:TravelAgency' },
        { label: 'Programme partenaires', to: 'page:PartnerProgramme' },
        { label: 'Parcs de vacances', to: 'page:HolidayParks' },
      ],
    },
  ],
} satisfies PageSeed;
