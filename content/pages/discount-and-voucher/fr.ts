import type { PageSeed } from '../../page-seed.ts';

export default {
  title: 'Remises et codes bonus',
  description:
    'Comment utiliser un code bonus, quand il s’applique, ce qu’il devient en cas d’annulation et d’où viennent les remises.',
  lead: `Deux choses peuvent réduire le prix d’un séjour : une remise de l’hôte, déduite d’elle-même, et un code bonus, que vous saisissez.`,
  picture: { scene: 'theme-newsletter', alt: 'Illustration : une maison de Provence' },
  blocks: [
    {
      kind: 'text',
      text: `## Utiliser un code bonus

Le code se saisit dans le champ « Code bonus » du formulaire de réservation, avant la vérification de vos données. Les majuscules n’ont pas d’importance. S’il est valide, le montant apparaît aussitôt sur une ligne à part et l’échéancier est réduit d’autant. Un code doit être saisi avant la réservation ; il ne peut pas être déduit après coup.

Chaque code a un montant, un dernier jour de validité et un nombre d’utilisations ; certains ne s’appliquent qu’à partir d’un prix minimum. Si le code vaut plus que le prix à payer d’avance, celui-ci est ramené à zéro et le reste est perdu. Un seul code compte par réservation.

Feriola délivre des codes au cas par cas, par exemple à titre de geste commercial, et parfois lors d’opérations, qui peuvent limiter le nombre d’utilisations par voyageur. Sur les pages de partenaires, le champ peut manquer ; les codes n’y sont pas acceptés.`,
    },
    { kind: 'text', text: '## Codes valables en ce moment' },
    { kind: 'part', part: 'bonus' },
    {
      kind: 'accordion',
      title: 'Questions sur les codes bonus',
      entries: [
        {
          question: 'Que signifie « Ce code a expiré ou a déjà été utilisé » ?',
          answer:
            'Le code était juste, mais son dernier jour est passé ou toutes ses utilisations sont épuisées.',
        },
        {
          question: 'Que devient le code si la réservation n’aboutit pas ?',
          answer:
            'Si l’hôte refuse, si l’option expire ou si vous renoncez à une option ou à une demande, vous pouvez le réutiliser tant qu’il est valide. Si vous annulez une réservation que l’hôte a déjà confirmée, il est consommé.',
        },
        {
          question: 'Et si je modifie la réservation ?',
          answer:
            'Le code reste attaché à la réservation. Si le nouveau prix est inférieur à son minimum, il est retiré et vous pouvez l’utiliser pour une autre réservation tant qu’il est valide.',
        },
      ],
    },
    {
      kind: 'text',
      text: `## Les remises des hôtes

Les remises de réservation anticipée, de dernière minute et de long séjour ne demandent aucun code : elles sont dans le prix total. Leur calcul est expliqué à la page des [offres spéciales](page:SpecialOffers). Un code bonus s’applique aussi à un prix déjà remisé.`,
    },
    {
      kind: 'links',
      title: 'Pour continuer',
      links: [
        { label: 'Offres spéciales', to: 'page:SpecialOffers' },
        { label: 'Bons cadeaux', to: 'page:TravelVouchers' },
        { label: 'Aide et contact', to: 'page:Contact' },
      ],
    },
  ],
} satisfies PageSeed;
