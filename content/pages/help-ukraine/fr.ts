import type { PageSeed } from '../../page-seed.ts';

export default {
  title: 'Aide à l’Ukraine',
  description:
    'À qui s’adresser quand on a fui l’Ukraine ou que l’on veut héberger : services officiels, prudence et rôle de Feriola.',
  lead: `Après le début de la guerre, de nombreux hôtes ont ouvert leur logement. Cette page indique à qui peuvent s’adresser aujourd’hui les réfugiés et ceux qui les aident, et ce que nous pouvons faire ou non.`,
  blocks: [
    {
      kind: 'text',
      text: `## Si vous avez fui

En Allemagne, « Germany4Ukraine » est le portail du ministère fédéral de l’Intérieur, en ukrainien, en russe, en anglais et en allemand : [germany4ukraine.de](https://www.germany4ukraine.de). Le logement, l’enregistrement et les prestations relèvent de l’office des étrangers, du bureau d’aide sociale et du Jobcenter de la commune. Si vous arrivez sans savoir où loger, adressez-vous au centre d’accueil le plus proche ; dans de nombreuses gares, la *Bahnhofsmission* vous aide.

À notre connaissance, la protection temporaire dans l’UE est prolongée jusqu’au 4 mars 2027. La suite vous sera indiquée par l’office des étrangers et par l’Office fédéral des migrations et des réfugiés. Dans les autres pays de l’UE, demandez à l’autorité chargée de l’immigration ; la Commission rassemble les adresses sur [sa page consacrée à l’Ukraine](https://eu-solidarity-ukraine.ec.europa.eu).

Ne réservez pas de logement sur une annonce qui demande un paiement d’avance sur un compte privé, et ne remettez votre passeport à personne. En Allemagne, les femmes à qui l’on propose un toit contre du travail ou des relations peuvent appeler le [116 016](tel:116016), gratuit et en de nombreuses langues.`,
    },
    {
      kind: 'text',
      text: `## Si vous souhaitez offrir un logement

Parlez-en d’abord à votre commune ou à son service social. On y sait qui cherche, si un loyer est pris en charge et ce que vous devez déclarer. Un contrat écrit protège les deux parties, même à titre gratuit : durée, charges, règles de la maison. Voyez avec votre assureur si cet usage est couvert et avec l’administration fiscale ce qu’implique un prêt gratuit. Si votre maison se trouve dans une commune qui limite les changements d’usage, renseignez-vous là aussi.

## Ce que Feriola peut faire

Notre site est fait pour les vacances et ne procure pas de logements durables ou gratuits. Si, en tant qu’hôte, vous retirez votre maison de la location pendant quelques mois pour accueillir des personnes, écrivez-nous ; nous la retirons du site et la remettons plus tard. Les réservations existantes restent fermes, sauf accord du voyageur sur une autre solution.

## Si vous souhaitez donner

L’argent aide plus que les vêtements. Parmi les organisations qui rendent publiquement leurs comptes figurent le [HCR](https://www.unhcr.org/fr), la [Croix-Rouge allemande](https://www.drk.de) et l’alliance [Aktion Deutschland Hilft](https://www.aktion-deutschland-hilft.de). Nous n’avons aucun lien avec elles et ne recevons pas de dons nous-mêmes. En Allemagne, le label DZI aide à juger du sérieux d’une autre organisation.`,
    },
    {
      kind: 'links',
      title: 'Pour continuer',
      links: [
        { label: 'Écrire en tant qu’hôte', to: 'page:ContactLandlord' },
        { label: 'Aide et contact', to: 'page:Contact' },
      ],
    },
  ],
} satisfies PageSeed;
