export const settings = {
  title: "Settings",
  lead: "This browser remembers them. They hold at once.",
  groups: { look: "Look", table: "At the table", sound: "Sound and calls", keys: "Keys" },
  theme: "Light",
  themes: { system: "as the device", night: "night", day: "day" },
  text: "Size of the text",
  texts: { normal: "normal", large: "larger" },
  motion: "Motion",
  motionHelp: "Reduced motion shows stills with arrows where things would move.",
  motions: { system: "as the device", full: "full", reduced: "reduced" },
  box: "The box of Master Thieves",
  boxHelp:
    "In three dimensions it is a picture in depth with light and shadow; flat it is drawn more simply. Both show the same.",
  boxes: { auto: "as the device can", solid: "in 3-D", flat: "flat" },
  detail: "Detail in 3-D",
  detailHelp:
    "Shadows and polish ask much of a device. Left to itself, the picture becomes lighter as soon as it falters.",
  details: { auto: "as the device can", full: "full", light: "light" },
  sound: "Sound",
  soundHelp:
    "Wood, gems and jars can be heard, and a chime when it is your turn. Nothing needs to be heard in order to play.",
  volumes: { off: "off", soft: "soft", normal: "normal", loud: "loud" },
  letters: "Letters on the jars",
  lettersHelp: "40 Thieves: every lid and every thief bears the letter of its colour as well.",
  keysTitle: "Keys of the table",
  keys: "Single letters as keys",
  keysHelp:
    "Letters and digits do something at a table. Without them, Tab, arrows, Enter and Escape do everything.",
};
