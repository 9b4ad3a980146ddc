import type { PageSeed } from '../../page-seed.ts';

export default {
  title: 'Affiliés : renvoyer vers Feriola',
  description:
    'Pour les éditeurs de sites : comment fonctionne un lien avec numéro de partenaire, quand une visite est comptée et ce que vous apprenez.',
  lead: `Si vos lecteurs viennent chez nous par l’un de vos liens et réservent, cela doit se voir. Un numéro dans l’adresse suffit.`,
  blocks: [
    {
      kind: 'text',
      text: `## Le lien

Vous recevez un numéro de partenaire composé de chiffres et l’ajoutez à n’importe quelle adresse de notre site : **?pid=12345**, ou **&pid=12345** si l’adresse contient déjà un point d’interrogation. Cela fonctionne avec la page d’accueil comme avec une recherche, une région ou un logement. Faites des liens aussi précis que possible : si vous écrivez sur la Baltique, renvoyez à la [côte allemande de la Baltique](place:ostseeküste_deutschland) avec les filtres voulus plutôt qu’à la page d’accueil. Les adresses de recherche restent valables, car elles contiennent tous les filtres.

## Ce qui est compté

Une réservation compte pour le partenaire dont le numéro est transmis avec elle. Au-delà de la visite, nous ne retenons l’origine que si le voyageur y a consenti dans l’avis sur les cookies, et alors pendant 30 jours. À une adresse qui vous est propre, chaque réservation compte pour vous. Celui qui refuse n’est pas suivi, pas même par un autre moyen. Si un voyageur arrive avec plusieurs numéros, le dernier compte.

## Ce que vous apprenez

Nous comptons pour vous les visites, les demandes et les réservations, sans nom ni adresse de voyageurs. Vous les trouvez dans l’[espace partenaire](page:PartnerLogin) par jour, par lien et par logement, à enregistrer aussi en CSV. Donnez un nom à vos liens (**&subid=newsletter-mai**) pour voir lequel est efficace. La rémunération figure dans l’accord que nous concluons avec vous ; elle est prévue jusqu’à la fin du séjour, puis acquise.

## Ce que nous attendons

Signalez la publicité comme telle. N’indiquez pas de prix que vous ne venez pas de consulter chez nous ; ils dépendent des dates. N’achetez pas notre nom dans les moteurs de recherche et n’envoyez pas de publicité à qui n’y a pas consenti. Les images des logements appartiennent aux hôtes ; ne les utilisez qu’avec leur autorisation.`,
    },
    {
      kind: 'action',
      title: 'Obtenir un numéro de partenaire',
      text: 'Inscrivez-vous avec votre site. Notre bureau le regarde et vous envoie le numéro.',
      to: 'page:UserBusinessRegistration',
      label: 'S’inscrire en tant que partenaire',
    },
    {
      kind: 'links',
      title: 'Pour continuer',
      links: [
        { label: 'Connexion des partenaires', to: 'page:PartnerLogin' },
        { label: 'Écrire en tant que partenaire', to: 'page:ContactPartner' },
        { label: 'Programme partenaires', to: 'page:PartnerProgramme' },
        { label: 'Logos et nom', to: 'page:Logos' },
        { label: 'Protection des données', to: 'page:privacy' },
      ],
    },
  ],
} satisfies PageSeed;
