import type { PageSeed } from '../../page-seed.ts';

export default {
  title: 'Ce que Feriola fait autrement',
  description:
    'Un prix total partout, une option gratuite, des avis à l’origine connue, un classement expliqué : ce sur quoi nous juger.',
  lead: `Feriola est un intermédiaire pour des maisons et des appartements de vacances en Europe, en quatre langues. Nous ne possédons pas de maisons et n’organisons pas de voyages. Ce que nous faisons se vérifie sur chaque page.`,
  picture: { scene: 'theme-start', alt: 'Illustration : une maison au-dessus d’une baie, le soir' },
  blocks: [
    {
      kind: 'text',
      text: `## Un prix, dès le départ

Dès que vous avez choisi vos dates, la liste, la carte, la page du logement et la réservation montrent le même chiffre : le prix total, avec ménage, frais obligatoires et taxe de séjour. À côté figure ce que vous payez maintenant et ce que vous payez sur place. La caution et l’estimation des consommations sont indiquées à part : l’une vous est rendue, les autres dépendent de ce que vous consommez. Aucune assurance n’est cochée d’avance.

## Le temps de réfléchir

Pour de nombreux logements, vous pouvez poser une option gratuite si l’arrivée est éloignée d’au moins 14 jours. Pendant trois jours au plus, personne d’autre n’obtient ces nuits. Vous voyez quand l’option expire et nous vous le rappelons la veille. Avant d’annuler, votre page de réservation vous montre ce que cela coûte aujourd’hui.

## Des avis à l’origine connue

Chaque avis indique s’il provient d’une réservation chez nous, si le séjour a été vérifié ou s’il a été repris sans vérification. Nous publions les bons comme les mauvais. Un logement que personne n’a noté n’a pas d’étoiles.

## Un classement expliqué

Le tri « Recommandation » tient compte pour moitié des avis, pour un cinquième chacun du prix comparé à la région et du caractère complet des informations, et pour un dixième de la nouveauté. C’est expliqué sous chaque liste. Nous ne vendons pas de places.`,
    },
    { kind: 'part', part: 'ratings' },
    {
      kind: 'text',
      text: `## Utilisable par tous

Les pages s’utilisent au clavier et avec un lecteur d’écran. Pour les personnes qui en ont besoin, des filtres reposent sur des mesures : accès sans marche, largeur des portes, douche de plain-pied. Vous pouvez garder des logements sans compte, et avant votre accord nous ne chargeons rien qui ne soit nécessaire. Nous n’intégrons pas de contenus venant d’autres serveurs.

## Ce que nous ne sommes pas

Nous ne sommes ni un organisateur de voyages ni la personne qui vous loue le logement. Votre contrat est conclu avec l’hôte ; la page du logement indique qui il est et s’il loue à titre professionnel ou privé. Notre bureau répond aux questions sur votre réservation.`,
    },
    { kind: 'part', part: 'office' },
    {
      kind: 'links',
      title: 'Pour continuer',
      links: [
        { label: 'Questions des voyageurs', to: 'page:Faq/faq1' },
        { label: 'Louer avec Feriola', to: 'page:Retailer' },
        { label: 'Ce que disent les clients', to: 'page:CustomerRating' },
        { label: 'Conditions générales', to: 'page:terms' },
      ],
    },
  ],
} satisfies PageSeed;
