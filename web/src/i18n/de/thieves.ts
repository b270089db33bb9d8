import type { thieves as english } from "../en/thieves";
import type { Messages } from "../messages";

export const thieves: Messages<typeof english> = {
  who: {
    nila: {
      life: "Hat das Handwerk von ihrer Tante gelernt und bringt es jedem bei, der fragt.",
      play: "Vergisst hin und wieder eine Schublade und nimmt es mit Humor.",
    },
    pip: {
      life: "Schlüpft durch Fenster, die sonst niemand Fenster nennen würde.",
      play: "Merkt sich nichts, versucht alles.",
    },
    oswin: {
      life: "Ein Bibliothekar im Ruhestand, der nur wissen wollte, was in der Schatulle ist.",
      play: "Führt seine Notizen im Kopf und wagt sehr wenig.",
    },
    tamsin: {
      life: "Verkaufte Fisch am Hafen, bis sie sah, was dort sonst noch an Land kommt.",
      play: "Passt auf wie ein Neuling, wettet wie ein Matrose.",
    },
    corvina: {
      life: "Sammelt, was glitzert, und gibt nichts wieder her.",
      play: "Hat ein langes Gedächtnis und wartet, bis sie sicher ist.",
    },
    bashir: {
      life: "Handelt bei Tag mit Gewürzen und bei Nacht mit Geheimnissen.",
      play: "Greift zu, sobald ihm das Glück zulächelt.",
    },
    lotte: {
      life: "Baut werktags Schlösser und öffnet sie sonntags wieder.",
      play: "Dreht alles aus Freude am Drehen und verliert dabei den Faden.",
    },
    renard: {
      life: "Besitzt drei Pässe, und keiner davon ist seiner.",
      play: "Spielt solide, hinter einem charmanten Lächeln.",
    },
    "madame-ives": {
      life: "War bei jedem großen Diebstahl des Jahrhunderts zugegen – auf Einladung.",
      play: "Bewegt nichts ohne Not. Was sie ankündigt, ist fast gewiss.",
    },
    "the-cooper": {
      life: "Baut Fässer mit doppeltem Boden. Mehr sollte man nicht fragen.",
      play: "Vergisst nichts und übereilt nichts.",
    },
    zaid: {
      life: "Man sagt, er habe für einen einzigen Saphir die Wüste durchquert.",
      play: "Hält alles in Bewegung und weiß von allem, wo es ist.",
    },
  },
  remarks: {
    warm: {
      took: ["Na, herzlichen Dank!", "Der mag mich.", "Bisher ein guter Abend."],
      missed: ["Ach ja. Kommt vor.", "Ich war mir so sicher!", "Irgendwen wird es freuen."],
      taken: ["Schön gemacht!", "Du hast geschickte Hände.", "Ich ziehe den Hut."],
      spilled: ["Oh, so ein Pech!", "Das ist uns allen schon passiert.", "Kopf hoch!"],
      alarm: ["Da drin ist jemand wach!", "Meine armen Ohren!"],
      ruby: ["Seht nur, wie er leuchtet!", "Ein Rubin! Was für ein Anblick."],
      turned: ["Und einmal auf den Kopf!", "Wo war jetzt gleich meiner?"],
      ahead: ["Da läuft uns jemand davon.", "Gut gespielt, bis hierher!"],
      won: ["Was für ein Spiel! Noch eins?", "Ich könnte euch alle umarmen."],
      lost: ["Das ist verdient.", "Es war mir ein Vergnügen."],
    },
    lively: {
      took: ["Ha! Meins!", "Flink wie eine Katze!", "Geblinzelt?"],
      missed: ["Hoppla.", "Das war … Übung.", "Hat keiner gesehen, oder?"],
      taken: ["He, das wollte ich!", "Nicht schlecht, nicht schlecht!", "Zeig mir den Trick!"],
      spilled: ["Butterfinger!", "Autsch! Das tat sogar mir weh.", "Regnet es heute Steine?"],
      alarm: ["Lauft!", "Ich war's nicht!"],
      ruby: ["Rot! Rot! Rot!", "Oh, der Große!"],
      turned: ["Juhu!", "Mir ist jetzt schon schwindlig."],
      ahead: ["Haltet den Dieb!", "He, wartet auf uns!"],
      won: ["Gewonnen? Gewonnen!", "Beste Nacht aller Zeiten!"],
      lost: ["Noch mal, noch mal!", "Nächstes Mal merke ich mir, wo alles liegt."],
    },
    gentle: {
      took: ["Oh! Da war er ja.", "Ich glaube, das stimmt so.", "Wie überaus aufregend."],
      missed: [
        "Du meine Güte.",
        "Da habe ich wohl zwei Seiten umgeblättert.",
        "Ich hätte schwören können …",
      ],
      taken: ["Sehr lehrreich.", "Das muss ich mir notieren.", "Wie ging das jetzt?"],
      spilled: ["Oje, oje.", "Ich schaue lieber weg.", "Wie weit die doch rollen."],
      alarm: ["Himmel, dieser Lärm!", "Ist das der Tee?"],
      ruby: ["Eine Erstausgabe, der da.", "Ich hatte davon nur gelesen."],
      turned: ["Schon wieder steht alles kopf.", "Einen Moment, ich war gerade beim Zählen."],
      ahead: ["Darin sind Sie recht gut.", "Wie ich sehe, führt jemand."],
      won: ["Ich? Da muss ein Irrtum vorliegen.", "Das erzähle ich der Bibliothek."],
      lost: ["Ein prächtiger Abend.", "Ich habe viel gelernt."],
    },
    proud: {
      took: ["Natürlich.", "Wie erwartet.", "Er gehörte schon immer mir."],
      missed: ["Eine Kleinigkeit.", "Wir sprechen nicht darüber.", "Das Licht hier ist schlecht."],
      taken: [
        "Genießen Sie ihn, solange Sie ihn haben.",
        "Hm. Annehmbar.",
        "Ich hätte ihn liegen lassen. Vielleicht.",
      ],
      spilled: ["Wie unachtsam.", "So etwas merkt man sich doch.", "Ich wusste es."],
      alarm: ["Wie gewöhnlich.", "Da traut jemand niemandem."],
      ruby: ["Endlich etwas, das die Mühe lohnt.", "Mir steht diese Farbe besser."],
      turned: ["Wenn es sein muss.", "Ich weiß noch, wo alles ist. Und Sie?"],
      ahead: ["Der Abend ist lang.", "Ein Vorsprung lässt sich stehlen."],
      won: ["Gab es je einen Zweifel?", "Applaus ist gestattet."],
      lost: ["Ich habe Sie gelassen. Womöglich.", "Nun ja. Einer musste ja."],
    },
    terse: {
      took: ["Gut.", "Meins.", "Ich sag nichts."],
      missed: ["Hm.", "Der falsche.", "Sei's drum."],
      taken: ["Gesehen.", "Gemerkt.", "Gerecht."],
      spilled: ["Da liegt's.", "Schwere Hand.", "Stille ist besser."],
      alarm: ["Laut.", "Eine Falle. Sicher."],
      ruby: ["Rot wie Glut.", "Der zählt."],
      turned: ["Wieder.", "Rundherum."],
      ahead: ["Nicht für lange.", "Sieh dich um."],
      won: ["Erledigt.", "Die Nacht meint es gut."],
      lost: ["Gut gestohlen.", "Nächstes Mal."],
    },
  },
};
