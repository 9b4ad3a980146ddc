import type { PageSeed } from '../../page-seed.ts';

export default {
  title: 'Bons cadeaux',
  description:
    'Offrez des vacances : un bon voyage du montant de votre choix, avec une image et vos mots. Acheter, utiliser, se rétracter.',
  lead: `Un bon voyage du montant de votre choix arrive en PDF avec une image et vos mots, tout de suite ou le jour que vous fixez.`,
  picture: { scene: 'theme-countryside', alt: 'Illustration : des champs au printemps' },
  blocks: [
    {
      kind: 'text',
      text: `## Acheter

Choisissez un montant de 25 à 1 000 euros, une image et quelques mots, et payez par carte. Le bon arrive par e-mail chez vous ou directement chez la personne à qui vous l’offrez, le jour de son anniversaire si vous le souhaitez.

## Utiliser

Le bon porte un code. Saisissez-le en réservant ou plus tard sur la page de paiement de votre réservation, ou ouvrez l’adresse qui figure sur le bon : vous y voyez aussi ce qu’il vaut encore. Il s’utilise en plusieurs fois ; le reste vaut pour la prochaine réservation. Il est valable pour tout hébergement dont le prix nous est payé, pas chez les hôtes qui encaissent eux-mêmes. En cas d’annulation, le montant remboursé revient sur le bon.

## Validité

Un bon est valable trois ans à compter de la fin de l’année de l’achat. Il n’est pas versé en espèces. Qui possède le code peut l’utiliser : conservez-le comme de l’argent.

## Rétractation

Vous pouvez vous rétracter de l’achat pendant 14 jours sans donner de motif, par le bouton de la confirmation ou par « Se rétracter du contrat » sur la page d’achat. Ce qui reste alors sur le bon revient sur votre carte.

## Et les codes bonus

Un code bonus n’est pas un bon voyage : c’est une remise que nous accordons et qui ne s’achète pas. Son utilisation est expliquée à la page [remises et codes bonus](page:DiscountAndVoucher).`,
    },
    {
      kind: 'links',
      title: 'Pour continuer',
      links: [
        { label: 'Acheter un bon voyage', to: 'page:VoucherShop' },
        { label: 'Se rétracter du contrat', to: 'page:VoucherWithdrawal' },
        { label: 'Remises et codes bonus', to: 'page:DiscountAndVoucher' },
        { label: 'Ma sélection', to: 'page:WatchList' },
        { label: 'Aide et contact', to: 'page:Contact' },
      ],
    },
  ],
} satisfies PageSeed;
