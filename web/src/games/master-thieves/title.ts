// What the game is called: the same in every language, and all that the service worker needs of it.

export const title = { game: "master-thieves", title: "Master Thieves" };
