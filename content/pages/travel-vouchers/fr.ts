import type { PageSeed } from '../../page-seed.ts';

export default {
  title: 'Bons cadeaux',
  description:
    'Les bons cadeaux ne s’achètent pas encore en ligne chez Feriola. Comment offrir malgré tout un séjour à quelqu’un.',
  lead: `Vous ne pouvez pas acheter chez nous, pour le moment, un bon d’un montant donné. Il est toutefois possible d’offrir un séjour, de deux façons.`,
  picture: { scene: 'theme-countryside', alt: 'Illustration : des champs au printemps' },
  blocks: [
    {
      kind: 'text',
      text: `## Offrir le choix

Retenez quelques logements et envoyez le lien de [votre sélection](page:WatchList). Celui qui a le lien voit les maisons au prix du jour, sans compte et sans pouvoir rien modifier. Réglez la question de l’argent entre vous ; c’est la personne qui part qui réserve.

## Offrir le séjour lui-même

Si la date est fixée, réservez vous-même et offrez la confirmation. Vous êtes alors locataire : vous payez et supportez les frais d’annulation si le voyage ne se fait pas. Indiquez à l’hôte, dans le message, qui viendra, et attendez sa réponse. Les documents sont envoyés à votre adresse e-mail ; la confirmation est un PDF sur la page de réservation. Si la surprise peut encore échouer, choisissez un logement avec la mention « Annulation gratuite » et notez le jour jusqu’auquel elle s’applique.

## Et les codes bonus

Un code bonus n’est pas un bon cadeau : c’est une réduction que nous accordons et qui ne s’achète pas. Son utilisation est expliquée à la page [remises et codes bonus](page:DiscountAndVoucher). Si vous tenez un bon à notre nom sans savoir d’où il vient, montrez-le à notre [service](page:Contact) avant d’y compter.`,
    },
    {
      kind: 'text',
      text: `## Si nous proposons un jour des bons

Pour les bons d’un montant donné achetés en ligne sans date de voyage, les consommateurs de l’UE ont un droit de rétractation de 14 jours. En Allemagne, la créance issue d’un bon sans durée propre se prescrit au bout de trois ans, à la fin de l’année. Si nous proposons de tels bons, leur prix, leur durée, leur utilisation et la rétractation figureront sur cette page.`,
    },
    {
      kind: 'links',
      title: 'Pour continuer',
      links: [
        { label: 'Remises et codes bonus', to: 'page:DiscountAndVoucher' },
        { label: 'Ma sélection', to: 'page:WatchList' },
        { label: 'Aide et contact', to: 'page:Contact' },
      ],
    },
  ],
} satisfies PageSeed;
