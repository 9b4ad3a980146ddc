import type { PageSeed } from '../../page-seed.ts';

export default {
  title: 'Programme partenaires',
  description:
    'Quatre façons de travailler avec Feriola : site affilié, agence de voyages, marque propre ou agence qui gère des logements.',
  lead: `Les partenaires nous apportent des voyageurs ou des logements. Leurs besoins diffèrent ; cette page aide à s’y retrouver.`,
  picture: { scene: 'theme-city', alt: 'Illustration : une ville au crépuscule' },
  blocks: [
    {
      kind: 'teasers',
      title: 'Quatre voies',
      teasers: [
        {
          title: 'Sites et blogs',
          text: 'Vous renvoyez avec votre numéro vers des recherches, des régions ou des logements.',
          to: 'page:Affiliates',
          label: 'Pour les affiliés',
        },
        {
          title: 'Agences de voyages',
          text: 'Vous réservez pour vos clients ; votre agence figure sur les documents.',
          to: 'page:TravelAgency',
          label: 'Pour les agences de voyages',
        },
        {
          title: 'Agences de gestion',
          text: 'Vous gérez les logements de plusieurs hôtes et remettez les clés sur place.',
          to: 'page:Agency',
          label: 'Pour les agences de gestion',
        },
        {
          title: 'Hôtes',
          text: 'Vous louez votre propre logement.',
          to: 'page:Retailer',
          label: 'Pour les hôtes',
        },
      ],
    },
    {
      kind: 'text',
      text: `## Votre propre marque

Si vous avez beaucoup de voyageurs et ne souhaitez pas les envoyer ailleurs, montrez nos logements sous votre propre adresse. Les pages portent alors votre nom, votre téléphone et votre adresse e-mail, comme les e-mails aux voyageurs et la confirmation. Les réservations faites à votre adresse comptent toujours pour vous, car c’est l’adresse qui décide et non un cookie. Sur demande, nous masquons l’assurance, la lettre d’information et les codes bonus ; ce qui est masqué ne peut pas y être réservé.

Les prix, les disponibilités et les conditions sont les mêmes que chez nous. Aucun supplément ne s’ajoute au prix total. Les mentions obligatoires à y faire figurer dépendent de l’interlocuteur du voyageur ; nous en convenons dans l’accord.

## Ce dont nous convenons

Un accord écrit règle la rémunération, le décompte, l’usage des noms et des images, la protection des données et la résiliation. Nous n’indiquons pas de taux ici, car ils dépendent de la voie choisie et du volume. Des sous-partenaires, par exemple les points de vente d’un réseau, peuvent être rattachés à un partenaire.

## Votre espace partenaire

[Inscrivez-vous](page:UserBusinessRegistration) ; notre bureau examine chaque inscription. Ensuite, [connectez-vous](page:PartnerLogin) pour trouver votre numéro, des liens et des bannières à copier, un rapport par jour, par lien et par logement, des clés API pour vos programmes et tout ce que vos voyageurs voient de vous. Les décomptes vous sont envoyés par notre bureau.`,
    },
    {
      kind: 'action',
      title: 'Devenir partenaire',
      to: 'page:UserBusinessRegistration',
      label: 'S’inscrire en tant que partenaire',
    },
    {
      kind: 'links',
      title: 'Pour continuer',
      links: [
        { label: 'Connexion des partenaires', to: 'page:PartnerLogin' },
        { label: 'Distribution', to: 'page:Distribution' },
        { label: 'Logos et nom', to: 'page:Logos' },
      ],
    },
  ],
} satisfies PageSeed;
