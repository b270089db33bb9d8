// What the editions are called.

export const editions = {
  english_a: "English, first",
  english_b: "English, second",
  italian: "Italian",
  french: "French",
};
