import { list } from "./grammar";

export const notify = {
  title: "When it is your turn",
  tell: "Tell me when it is my turn",
  help: "Once a turn, on this device, also when this page is closed.",
  whileOpen:
    "Only while this page is open in some tab: for closed pages your browser, or this server, offers nothing.",
  blocked:
    "Your browser shows no notifications from here. Allow them for this page in the browser’s settings, then come back.",
  unable:
    "This browser cannot notify you here. It takes a page with https; on an iPhone or iPad, put the page on the home screen first.",
  days: "You have days for every move. Shall this device tell you when it is your turn?",
  yes: "Tell me",
  no: "Not now",
  turnAt: (given: { game: string }) => `Your turn at ${given.game}`,
  waits: (given: { names: readonly string[] }) => `The table waits for you: ${list(given.names)}`,
  waitsAlone: "The table waits for you.",
  fullAt: (given: { game: string }) => `Your table at ${given.game} is full`,
  full: (given: { names: readonly string[] }) => `It can begin: ${list(given.names)}`,
  invitedTo: (given: { game: string }) => `You are invited: ${given.game}`,
  invitedBy: (given: { name: string }) => `${given.name} asks you to come to the table.`,
};
