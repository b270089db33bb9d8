// Looking closer at the box in three dimensions.

export const seeing = {
  usual: "Usual view",
  keys: "look closer, less close, as before (in three dimensions)",
};
