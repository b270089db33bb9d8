export const signIn = {
  title: "Sign in",
  lead: "Only to find your name and games again. To play, nobody needs an account.",
  account: "Account",
  password: "Password",
  go: "Sign in",
  none: "No account yet?",
  make: "Make one",
  guest: "Go on as a guest",
  makeTitle: "Make an account",
  makeLead: "Your name and your games stay with you. A name and a password are enough.",
  has: "You have one already?",
  already: (given: { account: string }) => `You are signed in as ${given.account}.`,
};
