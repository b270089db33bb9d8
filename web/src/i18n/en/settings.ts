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
  sound: "Sound",
  soundHelp:
    "Wood, gems and jars can be heard, and a chime when it is your turn. Nothing needs to be heard in order to play.",
  volumes: { off: "off", soft: "soft", normal: "normal", loud: "loud" },
};
