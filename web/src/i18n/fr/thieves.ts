import type { thieves as english } from "../en/thieves";
import type { Messages } from "../messages";

export const thieves: Messages<typeof english> = {
  who: {
    nila: {
      life: "A appris le métier chez sa tante et l’enseigne à qui le demande.",
      play: "Oublie parfois un tiroir, et s’en amuse.",
    },
    pip: {
      life: "Se glisse par des fenêtres que personne d’autre n’appellerait ainsi.",
      play: "Ne retient rien, essaie tout.",
    },
    oswin: {
      life: "Bibliothécaire à la retraite, il voulait seulement savoir ce qu’il y a dans le coffret.",
      play: "Garde ses notes en tête et n’ose presque rien.",
    },
    tamsin: {
      life: "Vendait du poisson au port, avant de voir ce qu’on y débarque d’autre.",
      play: "Suit le jeu en débutante, parie comme un marin.",
    },
    corvina: {
      life: "Collectionne ce qui brille et ne rend jamais rien.",
      play: "A la mémoire longue, et attend d’être sûre.",
    },
    bashir: {
      life: "Négocie des épices le jour et des secrets la nuit.",
      play: "Se lance dès que la chance lui sourit.",
    },
    lotte: {
      life: "Fabrique des serrures en semaine et les ouvre le dimanche.",
      play: "Tourne tout pour le plaisir, et s’y perd en chemin.",
    },
    renard: {
      life: "A trois passeports, dont aucun n’est le sien.",
      play: "Joue juste, derrière un sourire charmeur.",
    },
    "madame-ives": {
      life: "A assisté à tous les grands vols du siècle, sur invitation.",
      play: "Ne bouge rien sans raison. Ce qu’elle annonce est presque certain.",
    },
    "the-cooper": {
      life: "Fait des tonneaux à double fond. N’en demandez pas plus.",
      play: "N’oublie rien et ne presse rien.",
    },
    zaid: {
      life: "On dit qu’il a traversé le désert pour un seul saphir.",
      play: "Garde tout en mouvement et sait où tout se trouve.",
    },
  },
  remarks: {
    warm: {
      took: ["Eh bien, merci !", "Celui-là m’aime bien.", "Une belle soirée, pour l’instant."],
      missed: ["Bah, ça arrive.", "J’y croyais tant !", "Quelqu’un sera content."],
      taken: ["Joli coup !", "Tu as des doigts de fée.", "Chapeau bas."],
      spilled: ["Oh, pas de chance !", "Ça nous est arrivé à tous.", "Courage !"],
      alarm: ["Quelqu’un veille là-dedans !", "Mes pauvres oreilles !"],
      ruby: ["Regardez comme il brille !", "Un rubis ! Quelle merveille."],
      turned: ["Et hop, la tête en bas !", "Où était donc le mien ?"],
      ahead: ["Quelqu’un nous échappe.", "Bien joué, jusqu’ici !"],
      won: ["Quelle partie ! Une autre ?", "Je vous embrasserais tous."],
      lost: ["C’est mérité.", "Ce fut un plaisir."],
    },
    lively: {
      took: ["Ha ! À moi !", "Comme un chat !", "Vous avez cligné ?"],
      missed: ["Oups.", "C’était… un essai.", "Personne n’a vu, hein ?"],
      taken: ["Hé, je le voulais !", "Pas mal, pas mal !", "Apprends-moi ça !"],
      spilled: ["Mains de beurre !", "Aïe ! Même moi, j’ai eu mal.", "Il pleut des pierres ?"],
      alarm: ["Sauve qui peut !", "C’est pas moi !"],
      ruby: ["Rouge ! Rouge ! Rouge !", "Oh, le gros !"],
      turned: ["Youpi !", "J’ai déjà le tournis."],
      ahead: ["Au voleur !", "Hé, attendez-nous !"],
      won: ["J’ai gagné ? J’ai gagné !", "La plus belle des nuits !"],
      lost: ["Encore, encore !", "La prochaine fois, je regarde où je range."],
    },
    gentle: {
      took: ["Oh ! Le voilà.", "Je crois bien que c’est exact.", "Que d’émotions."],
      missed: ["Mon Dieu.", "J’ai dû tourner deux pages à la fois.", "J’aurais juré…"],
      taken: ["Fort instructif.", "Il faut que je note cela.", "Comment avez-vous fait ?"],
      spilled: ["Oh là là.", "Permettez que je détourne les yeux.", "Comme elles roulent loin."],
      alarm: ["Ciel, quel vacarme !", "Est-ce le thé ?"],
      ruby: ["Une édition originale, celui-là.", "Je n’en avais vu que dans les livres."],
      turned: ["Tout est encore sens dessus dessous.", "Un instant, je comptais."],
      ahead: ["Vous avez un vrai don.", "Je vois que quelqu’un mène."],
      won: ["Moi ? C’est sûrement une erreur.", "Je le dirai à la bibliothèque."],
      lost: ["Une splendide soirée.", "J’ai beaucoup appris."],
    },
    proud: {
      took: ["Évidemment.", "Comme prévu.", "Il a toujours été à moi."],
      missed: ["Un détail.", "Nous n’en parlerons pas.", "On y voit mal, ici."],
      taken: [
        "Profitez-en tant que vous l’avez.",
        "Hm. Acceptable.",
        "Je l’aurais laissé. Je crois.",
      ],
      spilled: ["Quelle négligence.", "Cela se retient, voyons.", "Je le savais."],
      alarm: ["Que c’est vulgaire.", "Voilà quelqu’un de bien méfiant."],
      ruby: ["Enfin quelque chose à ma mesure.", "Cette couleur me va mieux."],
      turned: ["S’il le faut.", "Je sais où tout se trouve. Et vous ?"],
      ahead: ["La soirée est longue.", "Une avance, cela se vole."],
      won: ["En doutiez-vous ?", "Vous pouvez applaudir."],
      lost: ["Je vous ai laissé faire. Peut-être.", "Enfin. Il fallait bien quelqu’un."],
    },
    terse: {
      took: ["Bien.", "À moi.", "Je n’ai rien dit."],
      missed: ["Hm.", "Le mauvais.", "Soit."],
      taken: ["Vu.", "Noté.", "Juste."],
      spilled: ["Par terre.", "Main lourde.", "Le silence vaut mieux."],
      alarm: ["Bruyant.", "Un piège. Bien sûr."],
      ruby: ["Rouge comme la braise.", "Celui-là compte."],
      turned: ["Encore.", "Et ça tourne."],
      ahead: ["Pas pour longtemps.", "Garde tes arrières."],
      won: ["C’est fait.", "La nuit est douce."],
      lost: ["Bien volé.", "La prochaine fois."],
    },
  },
};
