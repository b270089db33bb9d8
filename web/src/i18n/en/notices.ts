// What stands above every screen: invitations, and who wants to be a friend.

export const notices = {
  invites: (given: { name: string; game: string }) =>
    `${given.name} invites you to a table: ${given.game}.`,
  room: (given: { count: number }) =>
    given.count === 1 ? "One seat is free." : `${given.count} seats are free.`,
  come: "Go to the table",
  comeOf: (given: { name: string }) => `Go to the table of ${given.name}`,
  notNow: "Not now",
  asks: (given: { name: string }) => `${given.name} wants to be friends.`,
  look: "Have a look",
  asksToGroup: (given: { name: string; club: string }) =>
    `${given.name} wants you in the group “${given.club}”.`,
  join: "Join",
  joinOf: (given: { club: string }) => `Join the group ${given.club}`,
  decline: "No",
  declineOf: (given: { club: string }) => `Do not join the group ${given.club}`,
  joined: (given: { club: string }) => `You are in the group “${given.club}” now.`,
};
