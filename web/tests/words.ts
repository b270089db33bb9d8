// All that is said, by language: the sentences of the screens and of the games, as the page has them
// once they have been loaded.

import { words as fortyDe } from "../src/games/forty-thieves/i18n/de";
import { first as fortyFirstDe } from "../src/games/forty-thieves/i18n/de/first";
import { lessons as fortyLessonsDe } from "../src/games/forty-thieves/i18n/de/lessons";
import { options as fortyOptionsDe } from "../src/games/forty-thieves/i18n/de/options";
import { places as fortyPlacesDe } from "../src/games/forty-thieves/i18n/de/places";
import { teach as fortyTeachDe } from "../src/games/forty-thieves/i18n/de/teach";
import { words as fortyEn } from "../src/games/forty-thieves/i18n/en";
import { first as fortyFirstEn } from "../src/games/forty-thieves/i18n/en/first";
import { lessons as fortyLessonsEn } from "../src/games/forty-thieves/i18n/en/lessons";
import { options as fortyOptionsEn } from "../src/games/forty-thieves/i18n/en/options";
import { places as fortyPlacesEn } from "../src/games/forty-thieves/i18n/en/places";
import { teach as fortyTeachEn } from "../src/games/forty-thieves/i18n/en/teach";
import { words as fortyFr } from "../src/games/forty-thieves/i18n/fr";
import { first as fortyFirstFr } from "../src/games/forty-thieves/i18n/fr/first";
import { lessons as fortyLessonsFr } from "../src/games/forty-thieves/i18n/fr/lessons";
import { options as fortyOptionsFr } from "../src/games/forty-thieves/i18n/fr/options";
import { places as fortyPlacesFr } from "../src/games/forty-thieves/i18n/fr/places";
import { teach as fortyTeachFr } from "../src/games/forty-thieves/i18n/fr/teach";
import { words as fortyIt } from "../src/games/forty-thieves/i18n/it";
import { first as fortyFirstIt } from "../src/games/forty-thieves/i18n/it/first";
import { lessons as fortyLessonsIt } from "../src/games/forty-thieves/i18n/it/lessons";
import { options as fortyOptionsIt } from "../src/games/forty-thieves/i18n/it/options";
import { places as fortyPlacesIt } from "../src/games/forty-thieves/i18n/it/places";
import { teach as fortyTeachIt } from "../src/games/forty-thieves/i18n/it/teach";
import { words as masterDe } from "../src/games/master-thieves/i18n/de";
import { first as masterFirstDe } from "../src/games/master-thieves/i18n/de/first";
import { lessons as masterLessonsDe } from "../src/games/master-thieves/i18n/de/lessons";
import { options as masterOptionsDe } from "../src/games/master-thieves/i18n/de/options";
import { places as masterPlacesDe } from "../src/games/master-thieves/i18n/de/places";
import { teach as masterTeachDe } from "../src/games/master-thieves/i18n/de/teach";
import { words as masterEn } from "../src/games/master-thieves/i18n/en";
import { first as masterFirstEn } from "../src/games/master-thieves/i18n/en/first";
import { lessons as masterLessonsEn } from "../src/games/master-thieves/i18n/en/lessons";
import { options as masterOptionsEn } from "../src/games/master-thieves/i18n/en/options";
import { places as masterPlacesEn } from "../src/games/master-thieves/i18n/en/places";
import { teach as masterTeachEn } from "../src/games/master-thieves/i18n/en/teach";
import { words as masterFr } from "../src/games/master-thieves/i18n/fr";
import { first as masterFirstFr } from "../src/games/master-thieves/i18n/fr/first";
import { lessons as masterLessonsFr } from "../src/games/master-thieves/i18n/fr/lessons";
import { options as masterOptionsFr } from "../src/games/master-thieves/i18n/fr/options";
import { places as masterPlacesFr } from "../src/games/master-thieves/i18n/fr/places";
import { teach as masterTeachFr } from "../src/games/master-thieves/i18n/fr/teach";
import { words as masterIt } from "../src/games/master-thieves/i18n/it";
import { first as masterFirstIt } from "../src/games/master-thieves/i18n/it/first";
import { lessons as masterLessonsIt } from "../src/games/master-thieves/i18n/it/lessons";
import { options as masterOptionsIt } from "../src/games/master-thieves/i18n/it/options";
import { places as masterPlacesIt } from "../src/games/master-thieves/i18n/it/places";
import { teach as masterTeachIt } from "../src/games/master-thieves/i18n/it/teach";
import { de as frameDe } from "../src/i18n/de";
import { places as framePlacesDe } from "../src/i18n/de/places";
import { teach as frameTeachDe } from "../src/i18n/de/teach";
import { en as frameEn } from "../src/i18n/en";
import { places as framePlacesEn } from "../src/i18n/en/places";
import { teach as frameTeachEn } from "../src/i18n/en/teach";
import { fr as frameFr } from "../src/i18n/fr";
import { places as framePlacesFr } from "../src/i18n/fr/places";
import { teach as frameTeachFr } from "../src/i18n/fr/teach";
import { it as frameIt } from "../src/i18n/it";
import { places as framePlacesIt } from "../src/i18n/it/places";
import { teach as frameTeachIt } from "../src/i18n/it/teach";

export const en = {
  ...frameEn,
  ...framePlacesEn,
  games: { "master-thieves": masterFirstEn, "forty-thieves": fortyFirstEn },
  options: { "master-thieves": masterOptionsEn, "forty-thieves": fortyOptionsEn },
  master: { ...masterEn.master, ...masterPlacesEn.master },
  forty: { ...fortyEn.forty, ...fortyPlacesEn.forty },
};
export const fr = {
  ...frameFr,
  ...framePlacesFr,
  games: { "master-thieves": masterFirstFr, "forty-thieves": fortyFirstFr },
  options: { "master-thieves": masterOptionsFr, "forty-thieves": fortyOptionsFr },
  master: { ...masterFr.master, ...masterPlacesFr.master },
  forty: { ...fortyFr.forty, ...fortyPlacesFr.forty },
};
export const italian = {
  ...frameIt,
  ...framePlacesIt,
  games: { "master-thieves": masterFirstIt, "forty-thieves": fortyFirstIt },
  options: { "master-thieves": masterOptionsIt, "forty-thieves": fortyOptionsIt },
  master: { ...masterIt.master, ...masterPlacesIt.master },
  forty: { ...fortyIt.forty, ...fortyPlacesIt.forty },
};
export const de = {
  ...frameDe,
  ...framePlacesDe,
  games: { "master-thieves": masterFirstDe, "forty-thieves": fortyFirstDe },
  options: { "master-thieves": masterOptionsDe, "forty-thieves": fortyOptionsDe },
  master: { ...masterDe.master, ...masterPlacesDe.master },
  forty: { ...fortyDe.forty, ...fortyPlacesDe.forty },
};

/** What teaches the games. */
export const TEACH = {
  en: { ...frameTeachEn, master: masterTeachEn, forty: fortyTeachEn },
  fr: { ...frameTeachFr, master: masterTeachFr, forty: fortyTeachFr },
  it: { ...frameTeachIt, master: masterTeachIt, forty: fortyTeachIt },
  de: { ...frameTeachDe, master: masterTeachDe, forty: fortyTeachDe },
};

/** What the guide says in their lessons. */
export const LESSONS = {
  en: { "master-thieves": masterLessonsEn, "forty-thieves": fortyLessonsEn },
  fr: { "master-thieves": masterLessonsFr, "forty-thieves": fortyLessonsFr },
  it: { "master-thieves": masterLessonsIt, "forty-thieves": fortyLessonsIt },
  de: { "master-thieves": masterLessonsDe, "forty-thieves": fortyLessonsDe },
};
