// What the screens round the table say of the game.

export const frame = {
  moments: {
    reveal: "Cards on the table",
    fall: "Something falls!",
    alarm: "An alarm!",
    ruby: "A ruby!",
    sixth: "The sixth ruby!",
    share: "The smugglers share",
    guard: "The red pillow is guarded",
  },
  lesson: "Hide diamonds, follow the box, steal and share, and find a ruby.",
  show: (given: { name: string }) => `I am ${given.name}: show my cards`,
  settings: {
    box: "The box of Master Thieves",
    boxHelp:
      "In three dimensions it is a picture in depth with light and shadow; flat it is drawn more simply. Both show the same.",
    boxes: { auto: "as the device can", solid: "in 3-D", flat: "flat" },
    detail: "Detail in 3-D",
    detailHelp:
      "Shadows and polish ask much of a device. Left to itself, the picture becomes lighter as soon as it falters.",
    details: { auto: "as the device can", full: "full", light: "light" },
    sight: "The box",
    sights: { flat: "flat", unfolded: "unfolded", solid: "3-D" },
  },
  seeing: {
    usual: "Usual view",
    keys: "look closer, less close, as before (in three dimensions)",
  },
};
