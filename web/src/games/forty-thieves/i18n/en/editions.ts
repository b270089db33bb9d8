// What the editions are called.

export const editions = {
  standard: "Standard",
  leaders: "Leaders of Thieves",
  three_tales: "Three Tales",
  family: "Family game",
};
